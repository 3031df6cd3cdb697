import type { SearchFilters } from './filters';
import type { Point } from '../geo/geo';
import { fold, slugify } from '../kernel/text';
import { formField as field, placeField } from './form-fields';
import { parseSearchUrl } from './parse-url';
import { isLocationSlug } from './path-segments';
import { placeNotFound } from './place-messages';

export type FormValues = Record<string, string[]>;
export const first = (fields: FormValues, name: string) => fields[name]?.[0]?.trim() ?? '';

export interface FoundPlace extends Partial<Point> {
  /** Its slug in the path; a place without slug is searched by its point. */
  slug?: string | null;
  label: string;
}
/** Finds a place by its label, ignoring case and accents. */
export type FindPlace = (label: string) => FoundPlace | null;

interface Where {
  filters: Pick<SearchFilters, 'local' | 'localName' | 'lat' | 'lng' | 'range'>;
  /** A numeric text is a property code. */
  code: string | null;
  /** Differs from the form's initial place. */
  moved: boolean;
  error?: string;
}

/** An unchanged text means the initial place (a map area has no text), another text a label, else a slug. */
export function readPlace(fields: FormValues, findPlace: FindPlace): Where {
  const text = first(fields, field.place).slice(0, 400);
  if (/^\d{1,50}$/.test(text)) return { filters: {}, code: text, moved: true };

  const same = fold(text) === fold(first(fields, placeField.label));
  const place = same ? filledPlace(fields, text) : findPlace(text);
  const stays = { code: null, moved: !same };
  const chosen = readRadius(first(fields, field.radius));
  const filled = readPoint(fields).range;
  // The initial radius of another place does not apply to this one.
  const radius = same || chosen !== filled ? chosen : undefined;
  const keepsRange = same && chosen === undefined && filled !== undefined;
  if (place?.lat != null && place.lng != null && (radius || keepsRange || !place.slug)) {
    const { label, lat, lng } = place;
    const range = radius ?? (same ? filled : undefined);
    return {
      filters: { ...(label && { localName: label }), lat, lng, ...(range != null && { range }) },
      ...stays,
    };
  }
  if (!text) return { filters: {}, ...stays };
  const local = place?.slug ?? slugify(text).slice(0, 80).replace(/-$/, '');
  if (isLocationSlug(local)) return { filters: { local }, ...stays };
  return { filters: {}, ...stays, error: placeNotFound };
}

function filledPlace(fields: FormValues, label: string): FoundPlace {
  const { lat, lng } = readPoint(fields);
  const slug = first(fields, placeField.slug);
  return { label, slug: isLocationSlug(slug) ? slug : null, lat, lng };
}

/** Any radius that a URL can express: a town's own is none of the common ones. */
const readRadius = (km: string) =>
  parseSearchUrl('/', new URLSearchParams({ lat: '0', lng: '0', range: km })).range;

function readPoint(fields: FormValues) {
  const names = [placeField.lat, placeField.lng, placeField.range];
  return parseSearchUrl('/', new URLSearchParams(names.map((name) => [name, first(fields, name)])));
}

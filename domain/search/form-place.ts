import type { SearchFilters } from './filters';
import type { Point } from '../geo';
import { radiusOptions } from '../taxonomy/location-types';
import { fold, slugify } from '../text';
import { formField as field, placeField } from './form-fields';
import { parseSearchUrl } from './parse-url';
import { isLocationSlug } from './path-segments';
import { placeNotFound } from './place-messages';

/** What a form sent, by field name. */
export type FormValues = Record<string, string[]>;
export const first = (fields: FormValues, name: string) => fields[name]?.[0]?.trim() ?? '';

/** A place as the form needs to know it. */
export interface FoundPlace extends Partial<Point> {
  /** Its word in the path; without one it is searched by its point. */
  slug?: string | null;
  label: string;
}
/** Finds a place by its exact label, whatever its case and accents. */
export type FindPlace = (label: string) => FoundPlace | null;

interface Where {
  filters: Pick<SearchFilters, 'local' | 'localName' | 'lat' | 'lng' | 'range'>;
  /** A purely numeric text is a property's code. */
  code: string | null;
  /** Another place than the one the form was filled with. */
  moved: boolean;
  error?: string;
}

/**
 * The place of the location text: the one that the form was filled with while the text is unchanged (an area of the map
 * has no text), else the one of that name, else the text as a slug.
 */
export function readPlace(fields: FormValues, findPlace: FindPlace): Where {
  const text = first(fields, field.place).slice(0, 400);
  if (/^\d{1,50}$/.test(text)) return { filters: {}, code: text, moved: true };

  const same = fold(text) === fold(first(fields, placeField.label));
  const place = same ? filledPlace(fields, text) : findPlace(text);
  const stays = { code: null, moved: !same };
  const chosen = radiusOptions.find((km) => String(km) === first(fields, field.radius));
  const filled = readPoint(fields).range;
  // The radius that another place was filled with was not asked for about this one.
  const radius = same || chosen !== filled ? chosen : undefined;
  const stands = same && chosen === undefined && filled !== undefined;
  if (place?.lat != null && place.lng != null && (radius || stands || !place.slug)) {
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

/** The hidden point, read as the URL's is. */
function readPoint(fields: FormValues) {
  const names = [placeField.lat, placeField.lng, placeField.range];
  return parseSearchUrl('/', new URLSearchParams(names.map((name) => [name, first(fields, name)])));
}

import { type Gazetteer, openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import type { Point } from '@domain/geo/geo';
import type { RawListing } from './raw-listing';

/** A place that the operator gave to a code of the feed; '' if left open. */
export interface KnownPlace {
  city: string;
  state: string;
  district: string;
}

export interface Places {
  gazetteer: Gazetteer;
  byCode: ReadonlyMap<string, KnownPlace>;
}

/** Without a table of the operator. */
export const noPlaces = async (): Promise<Places> => ({
  gazetteer: await openGazetteer(),
  byCode: new Map(),
});

/** The file wins over nothing that the feed says. */
export function withKnownPlace(raw: RawListing, { byCode }: Pick<Places, 'byCode'>): RawListing {
  const known = raw.placeCode ? byCode.get(raw.placeCode) : undefined;
  if (!known) return raw;
  const isCityOpen = raw.city.trim() === '';
  return {
    ...raw,
    city: isCityOpen ? known.city : raw.city,
    state: isCityOpen && known.city ? [known.state] : raw.state,
    district: raw.district.trim() || known.district,
  };
}

/** A code that the feed writes instead of a place's name, with what the coordinates say. */
export interface UnknownPlace {
  code: string;
  reference: string;
  point: Point | null;
  /** 'Goiânia/GO'; '' without coordinates. */
  nearest: string;
}

/** Unknown codes of a feed by their number of properties. */
export interface UnknownCode {
  count: number;
  nearest: string;
  lat: number | null;
  lng: number | null;
  example: string;
}
const listedCodes = 5_000;

/** The first property with coordinates describes its code. */
export function countUnknown(codes: Record<string, UnknownCode>, place: UnknownPlace): void {
  const { code, reference, point, nearest } = place;
  const seen = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!seen && Object.keys(codes).length >= listedCodes) return;
  const isFirst = !seen || (seen.lat === null && point !== null);
  codes[code] = isFirst
    ? {
        count: (seen?.count ?? 0) + 1,
        nearest,
        lat: point?.lat ?? null,
        lng: point?.lng ?? null,
        example: reference,
      }
    : { ...seen, count: seen.count + 1 };
}

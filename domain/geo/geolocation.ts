import { fold } from '../kernel/text';

/** A visitor's location: ISO 3166 country in lower case, state as 'RJ'; null: unknown. */
export interface Geolocation {
  country: string;
  ip: string | null;
  region: string | null;
}

/** Selects menus and links (spec 1 §2.3): Rio's, or those of São Paulo and the interior. */
export type Region = 'SP' | 'RJ';

export type FindPlace = (ip: string) => Promise<Geolocation | null>;

export interface GeoHeaders {
  country: string;
  region: string;
}

/** Default location (spec 1 §5). */
export const unknownPlace: Geolocation = { country: 'br', ip: null, region: null };

/** Proxies send a Brazilian state as 'RJ', 'BR-RJ' (ISO 3166-2) or its name. Only Rio's name matters here. */
function readRegion(text: string): string | null {
  if (fold(text) === 'rio de janeiro') return 'RJ';
  return /^(?:[a-z]{2}-)?([a-z]{2})$/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

/** @param ip the visitor's address, as the server sees it */
export function readGeolocation(values: Partial<GeoHeaders>, ip: string | null): Geolocation {
  const country = /^[a-z]{2}$/i.exec(values.country?.trim() ?? '')?.[0].toLowerCase();
  const region = readRegion(values.region?.trim() ?? '');
  return { country: country ?? unknownPlace.country, ip, region };
}

export const isKnownPlace = ({ country, region }: Geolocation): boolean =>
  region !== null || country !== unknownPlace.country;

export const regionOf = ({ country, region }: Pick<Geolocation, 'country' | 'region'>): Region =>
  country === 'br' && region === 'RJ' ? 'RJ' : 'SP';

import { fold } from './text';

/** Where a visitor is: the country in ISO 3166's two small letters, the state as 'RJ'; null: not known. */
export interface Geolocation {
  country: string;
  ip: string | null;
  region: string | null;
}

/** Whose menus and links a visitor gets (spec 1 §2.3): Rio's own, or São Paulo's and the interior's. */
export type Region = 'SP' | 'RJ';

/** Where an address is, by whoever knows; null: nobody says. */
export type FindPlace = (ip: string) => Promise<Geolocation | null>;

/** The proxy's headers that say where a visitor is, by the operator's names for them; '' where there is none. */
export interface GeoHeaders {
  country: string;
  region: string;
}

/** What is taken of a visitor of whom nothing is known (spec 1 §5). */
export const unknownPlace: Geolocation = { country: 'br', ip: null, region: null };

/** Brazil's states come as 'RJ', 'BR-RJ' (ISO 3166-2) or, from some proxies, by name; only Rio's name is of use here. */
function readRegion(text: string): string | null {
  if (fold(text) === 'rio de janeiro') return 'RJ';
  return /^(?:[a-z]{2}-)?([a-z]{2})$/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

/**
 * Reads where a visitor is from the values of the proxy's geo headers; what cannot be read counts as not known.
 * @param ip the visitor's own address, as the server saw it
 */
export function readGeolocation(values: Partial<GeoHeaders>, ip: string | null): Geolocation {
  const country = /^[a-z]{2}$/i.exec(values.country?.trim() ?? '')?.[0].toLowerCase();
  const region = readRegion(values.region?.trim() ?? '');
  return { country: country ?? unknownPlace.country, ip, region };
}

/** Whether anything is known of a visitor's place. */
export const isKnownPlace = ({ country, region }: Geolocation): boolean =>
  region !== null || country !== unknownPlace.country;

/** The state of Rio de Janeiro has lists of its own, everybody else São Paulo's. */
export const regionOf = ({ country, region }: Pick<Geolocation, 'country' | 'region'>): Region =>
  country === 'br' && region === 'RJ' ? 'RJ' : 'SP';

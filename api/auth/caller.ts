import { isIP } from 'node:net';
import type { Context } from 'hono';
import { visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import { readGeolocation } from '@domain/geolocation';
import { deviceName } from './device-name';

/** Who asks, as the website tells it. */
export interface Caller {
  /** The visitor's own address; null where it is not known. */
  ip: string | null;
  /** 'Chrome no Windows' */
  device: string;
  /** 'RJ', 'Portugal'; null where it is not known. */
  place: string | null;
}

const countries = new Intl.DisplayNames('pt-BR', { type: 'region' });

/** Reads who asks from the headers by which the website tells its back end of the visitor (contract/geolocation.ts). */
export function callerOf(context: Context): Caller {
  const header = (name: string) => context.req.header(name);
  const ip = header(visitorHeaders.ip)?.trim() ?? '';
  const { country, region } = readGeolocation(
    { country: header(visitorHeaders.country), region: header(visitorHeaders.region) },
    null,
  );
  const abroad = country === 'br' ? null : countries.of(country.toUpperCase());
  return {
    ip: isIP(ip) ? ip : null,
    device: deviceName(header(visitorAgentHeader) ?? null),
    place: abroad ?? region,
  };
}

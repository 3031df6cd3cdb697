import type { Context } from 'hono';
import { visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import { readGeolocation } from '@domain/geolocation';
import { readAddress } from '@domain/network';
import { deviceName } from '@domain/device-name';

/** What is known of a call beside its request. `inProcess`: the caller is in this process and takes values. */
export interface CallBindings {
  inProcess?: boolean;
  /** It is no website of ours that asks, but the visitor (api/known-callers.ts). */
  isStranger?: boolean;
}

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
  const { country, region } = readGeolocation(
    { country: header(visitorHeaders.country), region: header(visitorHeaders.region) },
    null,
  );
  const abroad = country === 'br' ? null : countries.of(country.toUpperCase());
  return {
    // A proxy between a website and its back end adds its own word behind the website's.
    ip: readAddress(header(visitorHeaders.ip)?.split(',', 1)[0] ?? ''),
    device: deviceName(header(visitorAgentHeader) ?? null),
    place: abroad ?? region,
  };
}

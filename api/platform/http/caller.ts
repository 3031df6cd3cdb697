import type { Context } from 'hono';
import { visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import { readGeolocation } from '@domain/geo/geolocation';
import { readAddress } from '@domain/network/ip-network';
import { deviceName } from '@domain/people/device-name';

/** `inProcess`: the caller takes values instead of JSON. */
export interface CallBindings {
  inProcess?: boolean;
  /** The caller is a visitor, not our website (api/platform/http/trusted-callers.ts). */
  isStranger?: boolean;
  /** The caller lacks the secret that this back end requires. */
  isRefused?: boolean;
}

export interface Caller {
  ip: string | null;
  device: string;
  /** 'RJ', 'Portugal'; null if unknown. */
  place: string | null;
}

const countries = new Intl.DisplayNames('pt-BR', { type: 'region' });

export function callerOf(context: Context): Caller {
  const header = (name: string) => context.req.header(name);
  const { country, region } = readGeolocation(
    { country: header(visitorHeaders.country), region: header(visitorHeaders.region) },
    null,
  );
  const abroad = country === 'br' ? null : countries.of(country.toUpperCase());
  return {
    // A proxy between website and back end appends its own address to the website's value.
    ip: readAddress(header(visitorHeaders.ip)?.split(',', 1)[0] ?? ''),
    device: deviceName(header(visitorAgentHeader) ?? null),
    place: abroad ?? region,
  };
}

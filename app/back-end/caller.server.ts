import { maxAgentLength, visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import type { Geolocation } from '@domain/geo/geolocation';

export interface Caller {
  visitor: Geolocation;
  userAgent: string | null;
}

export const placeHeaders = (visitor: Geolocation): Record<string, string> =>
  Object.fromEntries(
    (['ip', 'country', 'region'] as const).flatMap((name) =>
      visitor[name] === null ? [] : [[visitorHeaders[name], visitor[name]]],
    ),
  );

export const callerHeaders = ({ visitor, userAgent }: Caller): Record<string, string> => ({
  ...placeHeaders(visitor),
  ...(userAgent ? { [visitorAgentHeader]: userAgent.slice(0, maxAgentLength) } : {}),
});

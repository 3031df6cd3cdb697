import { maxAgentLength, visitorAgentHeader, visitorHeaders } from '@contract/geolocation';
import type { Geolocation } from '@domain/geolocation';

/** Who asks by way of the website: where the visitor is, and by which browser. */
export interface Caller {
  visitor: Geolocation;
  /** The browser's own text, or null. */
  userAgent: string | null;
}

/** Where the visitor is, as headers; what is not known is left out. */
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

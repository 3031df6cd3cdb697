import { isIP } from 'node:net';
import type { Request } from 'express';

/** How many proxies stand in front, or their addresses and networks: what Express calls 'trust proxy'. */
export type TrustedProxies = false | number | readonly string[];

/** Express's names for networks of one's own. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** `TRUST_PROXY`: '0' and 'false' none, 'true' one, '2' two; else addresses and networks, with commas. Null: unreadable. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d$/.test(text)) return Number(text) || false;
  const list = text.split(',').map((each) => each.trim());
  return list.every(isNetwork) ? list : null;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
  if (bits === 0) return networkNames.includes(text);
  // Everybody's address is nobody's proxy.
  return rest.length === 0 && (length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= bits));
}

/** What is there of a request before Express has looked at it; `app` knows whom it trusts. */
export type Arrived = Pick<Request, 'app' | 'socket' | 'method' | 'url' | 'headers'>;

/** Whether a request comes straight from such a proxy: only then its `X-Forwarded-*` and geo headers are its word. */
export const isFromProxy = (req: Pick<Arrived, 'app' | 'socket'>): boolean =>
  (req.app.get('trust proxy fn') as (address: string | undefined, hops: number) => boolean)(
    req.socket.remoteAddress,
    0,
  );

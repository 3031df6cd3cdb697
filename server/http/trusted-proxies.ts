import { isIP } from 'node:net';
import express, { type Request } from 'express';
import { readAddress } from '@domain/network/ip-network';

export type TrustedProxies = false | number | readonly string[];

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** `TRUST_PROXY`: '0', 'false' none, 'true' one, '2' two; else addresses and networks, with commas. null: invalid. */
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
  // Reject /0: it would match every address.
  return rest.length === 0 && (length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= bits));
}

/** A request that Express has not processed yet; `app` has the trusted proxies. */
export type RawRequest = Pick<Request, 'app' | 'socket' | 'method' | 'url' | 'headers'>;

/** Whether `X-Forwarded-*` and location headers can be trusted. */
export const isFromProxy = (req: Pick<RawRequest, 'app' | 'socket'>): boolean =>
  (req.app.get('trust proxy fn') as (address: string | undefined, hops: number) => boolean)(
    req.socket.remoteAddress,
    0,
  );

const expressAddress = Object.getOwnPropertyDescriptor(express.request, 'ip')!.get!;

/** The visitor's address, as Express finds it behind the trusted proxies. */
export const addressOf = (req: RawRequest): string | null =>
  readAddress((expressAddress.call(req) as string | undefined) ?? '');

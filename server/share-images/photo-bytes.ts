import type { Backend } from '@api/backend';
import type { Env } from '../env';

/** A photo is waited for this long, in ms, and no more of it is read than this, in bytes. */
const patience = 8_000;
const maxBytes = 8 * 1024 * 1024;

type Settings = Pick<Env, 'siteUrl' | 'imageOrigins'>;

/**
 * Fetches a photo's file: on this site's own address from the back end, elsewhere only from the origins that the
 * operator lets pictures come from. null where it cannot be had.
 */
export function photoBytes(backEnd: Pick<Backend, 'fetch'>, { siteUrl, imageOrigins }: Settings) {
  return async (address: string): Promise<Buffer | null> => {
    if (!URL.canParse(address, siteUrl)) return null;
    const url = new URL(address, siteUrl);
    const signal = AbortSignal.timeout(patience);
    const own = url.origin === siteUrl;
    if (!own && !imageOrigins.includes(url.origin)) return null;
    try {
      const request = new Request(url, { signal, redirect: 'error' });
      const response = await (own ? backEnd.fetch(request) : fetch(request));
      const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/');
      return isPicture ? await read(response) : null;
    } catch {
      return null;
    }
  };
}

async function read({ body }: Response): Promise<Buffer | null> {
  if (!body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

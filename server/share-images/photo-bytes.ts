import type { Backend } from '@api/backend';
import { readPhotoPath } from '@domain/media/photo';
import type { Env } from '../env';
import { pictureBody } from '../http/picture-body';

const timeoutMs = 8_000;

type Settings = Pick<Env, 'siteUrl' | 'imageOrigins'>;

/** Fetches a photo: from the back end on the site's own origin, else only from `imageOrigins`. null: not available. */
export function photoBytes(backEnd: Pick<Backend, 'fetch'>, { siteUrl, imageOrigins }: Settings) {
  return async (address: string): Promise<Buffer | null> => {
    if (!URL.canParse(address, siteUrl)) return null;
    const url = new URL(address, siteUrl);
    const signal = AbortSignal.timeout(timeoutMs);
    const own = url.origin === siteUrl;
    if (own ? !readPhotoPath(url.pathname) : !imageOrigins.includes(url.origin)) return null;
    try {
      const request = new Request(url, { signal, redirect: 'error' });
      const response = await (own ? backEnd.fetch(request) : fetch(request));
      const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/');
      return isPicture ? await pictureBody(response) : null;
    } catch {
      return null;
    }
  };
}

import { Hono } from 'hono';
import { photoMount, photoTypes, readPhotoPath } from '@domain/media/photo';
import type { Derivatives } from './derivatives';
import type { IsHiddenPhoto } from './hidden-photos';
import { BusyError } from './semaphore';

/** `GET {photoMount}/{key}/{size}.{format}`: an immutable file; 404 if hidden, 503 with Retry-After under load. */
export function photoRoutes(derivatives: Derivatives, isHidden: IsHiddenPhoto): Hono {
  return new Hono().get(`${photoMount}/*`, async (context) => {
    const file = readPhotoPath(context.req.path);
    if (!file) return missing();
    const { key, size, format } = file;
    if (await isHidden(key)) return missing();
    const etag = `"${key}-${size}-${format}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
    };
    try {
      const data = await derivatives.get(key, size, format, context.req.raw.signal);
      if (!data) return missing();
      if (context.req.header('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(data), {
        headers: {
          ...headers,
          'content-type': photoTypes[format],
          'content-length': String(data.length),
        },
      });
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return plain(503, 'Tente de novo em instantes.', { 'retry-after': '2' });
    }
  });
}

function missing(): Response {
  return plain(404, 'Foto não encontrada.');
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { fileNameHeader } from '~/features/photos/photo-upload';
import { links } from '~/links';
import type { AnnounceSite } from './announce-site';
import { typedSteps } from './wizard';

export const page = links.announcePhotos();

export const jpeg = (color = '#c72') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
export const newId = () => randomBytes(16).toString('hex');

/** A form of photos, as a page without scripts sends it. */
export function photoForm(...files: [name: string, bytes: Buffer][]): FormData {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('fotos', new Blob([new Uint8Array(bytes)]), name);
  return body;
}

/** An owner who has begun, and what they can do with photos. */
export async function photoOwner(site: AnnounceSite) {
  const owner = await site.owner().draft(typedSteps.localizacao);
  const headers = () => ({ cookie: owner.cookie });
  return {
    owner,
    headers,
    /** The page's form without scripts. */
    form: (...files: [name: string, bytes: Buffer][]) =>
      site.get(page, { method: 'POST', body: photoForm(...files), headers: headers() }),
    async piece(id: string, bytes: Buffer, from = 0, total = bytes.length, name = 'IMG_2041.jpg') {
      const answer = await site.get(links.announcePhotoPiece({ id, from, total }), {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: {
          ...headers(),
          'content-type': 'application/octet-stream',
          [fileNameHeader]: encodeURIComponent(name),
        },
      });
      const isJson = answer.headers.get('content-type') === 'application/json';
      return { status: answer.status, body: isJson ? JSON.parse(answer.html) : null };
    },
    names: async () =>
      [...(await owner.get(page)).html.matchAll(/<p class="nome">([^<]*)</g)].map(([, name]) => name),
    ids: async () =>
      [...(await owner.get(page)).html.matchAll(/foto-do-anuncio\?foto=([0-9a-f]{32})/g)].map(
        ([, id]) => id!,
      ),
    act: (id: string, intencao: string, legenda = '') => owner.post(page, { foto: id, intencao, legenda }),
  };
}

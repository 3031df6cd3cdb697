import { request as httpRequest } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoProblems } from '@domain/announcement/photos';
import { openPhotoStore, uploadPictures } from '@server/announcements/photo-store';
import { type AnnounceSite, openAnnounceSite } from '../../announcements/announce-site';
import { jpeg, newId, page, photoOwner } from '../../announcements/photo-owner';
import { freshFolder } from '../../support/database';

function* repeated(text: string, times: number) {
  yield '--b\r\n';
  for (let n = 0; n < times; n += 1) yield text;
}

/** Sends a form of files in these pieces; gives its status, which may come in the middle of it, and what was taken by then. */
const posted = (origin: string, headers: Record<string, string>, chunks: Iterable<string>) =>
  new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const request = httpRequest(origin + page, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    });
    request.on('response', ({ statusCode }) => {
      resolve({ status: statusCode!, bytes: request.socket!.bytesWritten });
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
    Readable.from(chunks).pipe(request, { end: false });
  });

describe('heavy photos of an announcement', () => {
  let site: AnnounceSite;
  beforeAll(async () => {
    site = await openAnnounceSite();
  });
  afterAll(() => site.close());
  beforeEach(() => site.clear());
  const clara = () => photoOwner(site);

  it('are stored up to 60 MB, and the others are named', async () => {
    const { form, names, owner } = await clara();
    const heavy = Buffer.concat([await jpeg(), Buffer.alloc(14.9 * 1024 ** 2)]);
    const all = [1, 2, 3, 4, 5, 6, 7].map((n): [string, Buffer] => [`${n}.jpg`, heavy]);
    expect((await form(...all)).status).toBe(303);
    const { html } = await owner.get(page);
    expect(html).toContain('4 fotos enviadas, 3 a resolver');
    expect(html.split(photoProblems.atOnce)).toHaveLength(4);
    expect((await names()).slice(0, 4)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  });

  it.each<[string, string, () => Iterable<string>]>([
    ['tell a size beyond all photos', String(400 * 1024 ** 2), () => []],
    ['tell no size and never end a line', '', () => repeated('x'.repeat(64 * 1024), 4_000)],
  ])('that %s are turned away before they are held', async (_, size, chunks) => {
    const { headers } = await clara();
    const { status, bytes } = await posted(
      site.origin,
      { ...headers(), ...(size && { 'content-length': size }) },
      chunks(),
    );
    expect([413, 415]).toContain(status);
    // What was not taken cannot be held. Other tests share this process: its memory says nothing.
    expect(bytes).toBeLessThan(60 * 1024 ** 2);
  });
});

describe('a large photo that an owner sends', () => {
  const pictures = uploadPictures();
  afterAll(() => pictures.end());
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#c72' } });

  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG of 100 megapixels', () => plain(10_000).jpeg({ quality: 1 }).toBuffer()],
    ['PNG of 49 megapixels', () => plain(7_000).png({ compressionLevel: 1 }).toBuffer()],
  ])('is taken as %s, whatever its file is called', async (_, make) => {
    const store = openPhotoStore({ dataDir: await freshFolder(), most: 10 * 1024 ** 2, pictures });
    const [draft, id] = ['4a1b2c3d-0000-4000-8000-000000000001', newId()];
    await writeFile(await store.arriving(draft, id), await make());
    expect(await store.keep(draft, id, 'foto.txt')).not.toHaveProperty('problem');
  });
});

import { appendFile, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import {
  deletePhotos,
  draftPhotosFolder,
  folderOfSent,
  photosIn,
  draftFolderName,
  sweepPhotos,
} from '@api/platform/photos/uploaded-files';
import { acceptedPhotos, photoLimits, type PhotoProblem } from '@domain/announcement/photos';
import { openPhotoStore, uploadPictures } from '@server/announcements/photo-store';
import type { PhotoStore } from '~/features/announce/photo-store';
import { freshFolder } from '../support/database';

const pictures = uploadPictures();
afterAll(() => pictures.end());

let dataDir: string;
let store: PhotoStore;
beforeEach(async () => {
  dataDir = await freshFolder();
  store = openPhotoStore({ dataDir, most: 10 * 1024 ** 2, pictures });
});

const draft = '4a1b2c3d-0000-4000-8000-000000000001';
const newId = () => randomBytes(16).toString('hex');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c72' } });
const jpeg = () => plain(320, 200).jpeg().toBuffer();

/** A file as it comes over the net. */
async function send(bytes: Buffer, { id = newId(), name = 'IMG_2041.jpg', of = draft, on = store } = {}) {
  await writeFile(await on.arriving(of, id), bytes);
  return on.keep(of, id, name);
}

/** A small JPEG whose header says another size. */
async function jpegSaying(side: number): Promise<Buffer> {
  const file = await plain(120, 120).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  return file;
}

describe('a photo that an owner sends', () => {
  it('is stored upright and without EXIF place, date and camera', async () => {
    const taken = await plain(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Fulano de Tal', Make: 'Nokia' },
        IFD2: { DateTimeOriginal: '2026:11:01 10:00:00' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(taken.includes('Fulano')).toBe(true);
    const stored = await send(taken);
    expect(stored).toMatchObject({ name: 'IMG_2041.jpg', width: 200, height: 300 });
    const folder = join(dataDir, draftPhotosFolder, draftFolderName(draft));
    for (const file of await readdir(folder)) {
      const bytes = await readFile(join(folder, file));
      for (const trace of ['Fulano', 'Nokia', '2026:11:01', 'Exif'])
        expect(bytes.includes(trace), `${file} ${trace}`).toBe(false);
    }
    const metadata = await sharp((await store.picture(draft, stored.id, 'whole'))!).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect((await sharp((await store.picture(draft, stored.id, 'small'))!).metadata()).width).toBe(200);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['PNG', () => plain(320, 200).png().toBuffer()],
    ['WebP', () => plain(320, 200).webp().toBuffer()],
    ['AVIF', () => plain(320, 200).avif().toBuffer()],
  ])('is taken as %s, whatever its file is called', async (_, make) => {
    expect(await send(await make(), { name: 'foto.txt' })).not.toHaveProperty('problem');
  });

  it.each<[string, PhotoProblem, () => Promise<Buffer> | Buffer]>([
    ['a page that says to be a photo', 'type', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG',
      'type',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ['a GIF', 'type', () => plain(300, 300).gif().toBuffer()],
    ['a PDF', 'type', () => Buffer.from('%PDF-1.7')],
    ['HEIC', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['nothing', 'empty', () => Buffer.alloc(0)],
    ['half a photo', 'broken', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 90)],
    [
      'the head of a JPEG on noise',
      'broken',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(4000)]),
    ],
    ['60,000 × 60,000 pixels', 'pixels', () => jpegSaying(60_000)],
    ['a counting pixel', 'pixels', () => plain(1, 1).png().toBuffer()],
  ])('is told why it is not taken: %s', async (_, problem, make) => {
    expect(await send(await make())).toMatchObject({ problem, width: 0 });
    const [photo] = await store.list(draft);
    expect(photo).toMatchObject({ problem });
    expect(await store.picture(draft, photo!.id, 'whole')).toBeNull();
  });

  it('does not harm the others: one failing among five', async () => {
    const files = [await jpeg(), await jpeg(), Buffer.from('no photo'), await jpeg(), await jpeg()];
    await Promise.all(files.map((bytes, n) => send(bytes, { name: `foto-${n}.jpg` })));
    const photos = await store.list(draft);
    expect(acceptedPhotos(photos)).toHaveLength(4);
    expect(photos.filter(({ problem }) => problem).map(({ name }) => name)).toEqual(['foto-2.jpg']);
    await store.forgetProblems(draft);
    expect(await store.list(draft)).toHaveLength(4);
  });

  it('goes on where it was broken off, and sent again is the same photo', async () => {
    const bytes = await jpeg();
    const id = newId();
    const path = await store.arriving(draft, id);
    await appendFile(path, bytes.subarray(0, 300));
    expect(await store.received(draft, id)).toBe(300);
    await appendFile(path, bytes.subarray(300));
    const first = await store.keep(draft, id, 'a.jpg');
    expect(first).not.toHaveProperty('problem');
    expect(await send(bytes, { id })).toEqual(first);
    expect(await store.list(draft)).toHaveLength(1);
  });

  it('is refused as the twenty-first or above the total size of all drafts', async () => {
    const one = await jpeg();
    for (let count = 0; count < photoLimits.count; count += 1) await send(one);
    expect(await store.roomFor(draft, 1)).toBe('many');
    expect(await send(one)).toMatchObject({ problem: 'many' });
    const small = openPhotoStore({ dataDir, most: 20_000, pictures });
    expect(await small.roomFor('another', 1)).toBe('full');
    expect(await store.roomFor('another', 1)).toBeUndefined();
  });

  it('is admitted again once there is room, with a clock set back too', async () => {
    let [wall, monotonic] = [clock.nowMs(), clock.monotonicNow()];
    const restore = replaceClock({
      now: () => new Date(wall),
      nowMs: () => wall,
      monotonicNow: () => monotonic,
    });
    try {
      const small = openPhotoStore({ dataDir, most: 1_000, pictures });
      await send(await jpeg(), { on: store });
      expect(await small.roomFor('another', 1)).toBe('full');
      await rm(join(dataDir, draftPhotosFolder), { recursive: true });
      [wall, monotonic] = [wall - 24 * 3_600_000, monotonic + 31_000];
      expect(await small.roomFor('another', 1)).toBeUndefined();
    } finally {
      restore();
    }
  });

  it('counts unfinished uploads towards the size limit until they expire', async () => {
    const on = openPhotoStore({ dataDir, most: 10 ** 9, pictures });
    for (let n = 0; n < 14; n += 1) {
      const path = await on.arriving(draft, newId());
      await writeFile(path, '');
      await truncate(path, photoLimits.file - 1);
    }
    expect(await on.roomFor(draft, photoLimits.file)).toBe('draft');
    expect(await on.roomFor('another', photoLimits.file)).toBeUndefined();
    await sweepPhotos(dataDir, async () => false, clock.nowMs() + 2 * 24 * 3600_000);
    expect(await on.roomFor(draft, photoLimits.file)).toBeUndefined();
  });

  it('is named safely, however its file was called', async () => {
    const stored = await send(await jpeg(), { name: `../../../${'ç'.repeat(300)}/../x.jpg` });
    expect(stored.name).toBe('x.jpg');
    expect((await readdir(dataDir)).sort()).toEqual([draftPhotosFolder]);
  });

  it('changes and removes a photo without losing changes of another tab', async () => {
    const first = await send(await jpeg());
    const tab = openPhotoStore({ dataDir, most: 10 * 1024 ** 2, pictures });
    const [second] = await Promise.all([
      send(await jpeg(), { on: tab }),
      store.change(draft, first.id, { caption: 'Sala' }),
    ]);
    await tab.change(draft, first.id, { order: 7 });
    const photos = await store.list(draft);
    expect(acceptedPhotos(photos).map(({ id, caption }) => [id, caption])).toEqual([
      [second.id, ''],
      [first.id, 'Sala'],
    ]);
    await store.remove(draft, first.id);
    expect((await tab.list(draft)).map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('photos that were sent with an announcement', () => {
  const past = (days: number) => new Date(clock.nowMs() - days * 24 * 3600_000);
  const protocol = '2611-048213';

  it('are the house’s by a link for thirty days; a wrong one opens nothing', async () => {
    const a = await send(await jpeg(), { name: 'a.jpg' });
    const b = await send(await jpeg(), { name: 'b.jpg' });
    await store.change(draft, a.id, { order: 9 });
    const given = await store.handOver(draft, protocol);
    expect(given!.photos).toEqual([b.id, a.id]);
    const opened = await store.byLink(given!.token);
    expect(opened).toMatchObject({ protocol, photos: [{ name: 'b.jpg' }, { name: 'a.jpg' }] });
    expect(await opened!.picture(a.id, 'whole')).toEqual(await store.picture(draft, a.id, 'whole'));
    expect(await store.byLink('0'.repeat(32))).toBeNull();
    const names = await readdir(join(dataDir, draftPhotosFolder, 'links'));
    expect(names).not.toContain(given!.token);
    const sent = join(dataDir, draftPhotosFolder, draftFolderName(draft), 'enviado.json');
    await writeFile(sent, JSON.stringify({ protocol, at: past(31).toISOString() }));
    expect(await store.byLink(given!.token)).toBeNull();
  });

  it('are none where none were kept', async () => {
    await send(Buffer.from('no photo'));
    expect(await store.handOver(draft, protocol)).toBeNull();
  });

  it('are listed in order, and deleted by number or by draft', async () => {
    await send(await jpeg());
    await send(await jpeg(), { of: 'another' });
    await store.handOver(draft, protocol);
    const found = [];
    const folder = await folderOfSent(dataDir, protocol);
    for await (const { name, data } of photosIn(folder!)) found.push([name, data.length > 0]);
    expect(found).toEqual([['IMG_2041.jpg', true]]);
    expect(await deletePhotos(dataDir, { protocols: [protocol] })).toBe(1);
    expect(await store.list(draft)).toEqual([]);
    expect(await store.list('another')).toHaveLength(1);
    expect(await deletePhotos(dataDir, { drafts: ['another'] })).toBe(1);
  });

  it.each<[string, { sent?: number; touched?: number; isKept?: boolean }, boolean]>([
    ['not sent, worked on today', {}, true],
    ['not sent, worked on 29 days ago', { touched: 29 }, true],
    ['not sent, worked on 31 days ago', { touched: 31 }, false],
    ['sent 29 days ago', { sent: 29, isKept: false, touched: 29 }, true],
    ['sent 31 days ago, of no use to anybody', { sent: 31, isKept: false }, false],
    ['sent 31 days ago, still kept', { sent: 31, isKept: true, touched: 31 }, true],
  ])('stay as long as they should: %s', async (_, { sent, touched, isKept: isReferenced = false }, stays) => {
    await send(await jpeg());
    const folder = join(dataDir, draftPhotosFolder, draftFolderName(draft));
    if (sent) {
      await store.handOver(draft, protocol);
      await writeFile(
        join(folder, 'enviado.json'),
        JSON.stringify({ protocol, at: past(sent).toISOString() }),
      );
    }
    if (touched) await utimes(folder, past(touched), past(touched));
    await sweepPhotos(dataDir, async () => isReferenced);
    expect((await store.list(draft)).length > 0).toBe(stays);
  });
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureLimits } from '@api/platform/photos/child';
import { createPictures, pictures } from '@api/platform/photos/pictures';
import { usageOf } from '@api/platform/photos/usage';
import { openPhotoStore } from '@api/platform/photos/store';
import { startPhotoWorker } from '@api/platform/photos/worker';
import { send, startPhotoServer } from '../photos/photo-server';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { noisePicture } from '../support/noise-picture';
import { childrenOf } from '../support/processes';
import { clock } from '@domain/kernel/clock';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });
const avif = (width: number, height: number) =>
  flat(width, height).avif({ effort: 0, quality: 30 }).toBuffer();

/** Files of a hostile feed, each made when it is wanted, and how each is refused. */
const bombs: [string, RegExp, () => Promise<Buffer>][] = [
  ['an AVIF of 49 megapixels', /^cost: /, () => avif(7000, 7000)],
  ['an AVIF of 64 megapixels', /^size: 8000/, () => avif(8000, 8000)],
  ['a PNG of 100 megapixels', /^size: /, () => flat(10_000, 10_000).png().toBuffer()],
  ['a WebP of 64 megapixels', /^size: /, () => flat(8000, 8000).webp({ effort: 0 }).toBuffer()],
  ['a JPEG of 121 megapixels', /^size: /, () => flat(11_000, 11_000).jpeg().toBuffer()],
  ['a TIFF', /^type: /, () => flat(3000, 3000).tiff({ compression: 'deflate' }).toBuffer()],
  [
    'an SVG of nested entities',
    /^type: /,
    async () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${'bcdefgh'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`,
      ),
  ],
];

let database: TestDatabase;
let plain: Buffer;
beforeAll(async () => {
  database = await openTestDatabase();
  plain = await noisePicture(1600, 1067).jpeg().toBuffer();
});
afterAll(async () => {
  pictures.imports.end();
  await database.close();
});

/** The most memory that a process has had, which no look at its present one can miss; 0: it has ended. */
function mostBytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * The largest that this process and its children became while `work` ran.
 * @param bytesOf how large a child is
 */
async function watching(work: () => Promise<void>, bytesOf = (pid: number) => usageOf(pid)?.bytes ?? 0) {
  const [before, peak] = [usageOf('self')!, { own: 0, children: 0 }];
  const look = () => {
    peak.own = Math.max(peak.own, usageOf('self')!.bytes);
    peak.children = Math.max(peak.children, ...childrenOf(process.pid).map(bytesOf));
  };
  const timer = setInterval(look, 25);
  await work();
  clearInterval(timer);
  look();
  return { grown: peak.own - before.bytes, ...peak };
}

describe('a feed of bombs', () => {
  test('is refused one by one; a plain photo is stored, with bounded memory', async () => {
    const files = await Promise.all(bombs.map(([, , make]) => make()));
    const host = await startPhotoServer({
      ...Object.fromEntries(
        files.map((file, index) => [`/bomb-${String.fromCharCode(97 + index)}`, send(file)]),
      ),
      '/plain': send(plain),
    });
    const urls = files.map((_, index) => host.url(`/bomb-${String.fromCharCode(97 + index)}`));
    const warnings: { photo?: string; reason?: string }[] = [];
    const log = { info() {}, warn: (details: object) => void warnings.push(details) };
    const add = (each: string[]) =>
      database.db
        .insertInto('photo')
        .values(each.map((url) => ({ url, next_attempt_at: clock.now() })))
        .execute();
    const fetchAll = async (each: string[]) => {
      await add(each);
      const worker = startPhotoWorker({
        ...database,
        store: openPhotoStore(database.dataDir),
        log,
        policy: host.policy,
      });
      const left = () =>
        database.db
          .selectFrom('photo')
          .select('url')
          .where('status', '=', 'pending')
          .where('key', 'is', null)
          .execute();
      while ((await left()).length > 0) await new Promise((resume) => setTimeout(resume, 50));
      await worker.stop();
    };
    try {
      await pictures.imports.run('keepPhoto', plain);
      global.gc?.();
      const taken = await watching(() => fetchAll(urls));
      for (const [index, [name, reason]] of bombs.entries())
        expect(warnings.find(({ photo }) => photo === urls[index])?.reason, name).toMatch(reason);
      await fetchAll([host.url('/plain')]);
      const { key } = await database.db
        .selectFrom('photo')
        .select('key')
        .where('url', '=', host.url('/plain'))
        .executeTakeFirstOrThrow();
      expect(key).not.toBeNull();
      // Looked at every few hundredths of a second: it may be a little over when it is seen.
      expect(taken.children / pictureLimits.bytes).toBeLessThan(1.5);
      // What is downloaded stands in this process, no pixel does.
      expect(taken.grown / taken.children).toBeLessThan(0.25);
    } finally {
      await host.close();
    }
  });

  test('stores a 99-megapixel JPEG in under twice the usual memory', async () => {
    const work = createPictures();
    try {
      const large = await flat(11_000, 9000).jpeg().toBuffer();
      const peakOf = async (file: Buffer) => {
        const { children } = await watching(async () => void (await work.run('keepPhoto', file)), mostBytes);
        return children;
      };
      const ordinary = await peakOf(plain);
      expect((await peakOf(large)) / ordinary).toBeLessThan(2);
    } finally {
      work.end();
    }
  });
});

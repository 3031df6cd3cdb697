import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoLimits } from '@domain/announcement/photos';
import { pieceSize } from '~/features/photos/photo-upload';
import { links } from '~/links';
import { until } from '../support/until';
import { type AnnounceSite, openAnnounceSite } from './announce-site';
import { jpeg, newId, photoOwner } from './photo-owner';

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());
const clara = () => photoOwner(site);

describe('photos of an announcement, with scripts', () => {
  it('come in pieces, go on where they broke off, and twice is once', async () => {
    const { piece, ids, owner } = await clara();
    const bytes = Buffer.concat([await jpeg(), Buffer.alloc(pieceSize + 1000)]);
    const id = newId();
    const first = await piece(id, bytes.subarray(0, pieceSize), 0, bytes.length);
    expect(first).toEqual({ status: 200, body: { received: pieceSize } });
    expect((await owner.get(links.announcePhotoPiece({ id, from: 0, total: 0 }))).html).toBe(
      JSON.stringify({ received: pieceSize }),
    );
    // The answer was lost, and the page was loaded anew: it asks from the beginning.
    expect(await piece(id, bytes.subarray(0, pieceSize), 0, bytes.length)).toEqual({
      status: 409,
      body: { received: pieceSize },
    });
    const last = () => piece(id, bytes.subarray(pieceSize), pieceSize, bytes.length);
    expect(await last()).toEqual({ status: 200, body: { received: bytes.length, done: {} } });
    expect(await ids()).toEqual([id]);
  });

  it.each<
    [string, (bytes: Buffer) => { bytes?: Buffer; total?: number; from?: number; id?: string }, object]
  >([
    [
      'of 16 MB',
      () => ({ total: 16 * 1024 ** 2 }),
      { status: 200, body: { received: 0, done: { problem: 'bytes' } } },
    ],
    [
      'of nothing',
      () => ({ bytes: Buffer.alloc(0), total: 0 }),
      { status: 200, body: { received: 0, done: { problem: 'empty' } } },
    ],
    [
      'with more than it said',
      () => ({ total: 10 }),
      { status: 200, body: { received: 0, done: { problem: 'bytes' } } },
    ],
    ['from its middle', () => ({ from: 5 }), { status: 409, body: { received: 0 } }],
    ['by a name of its own', () => ({ id: '../../../etc/passwd' }), { status: 400, body: { received: 0 } }],
    ['of less than nothing', () => ({ total: -1 }), { status: 400, body: { received: 0 } }],
  ])('one %s is not kept', async (_, change, wanted) => {
    const { piece, ids } = await clara();
    const usual = await jpeg();
    const { bytes = usual, total, from, id = newId() } = change(usual);
    expect(await piece(id, bytes, from, total ?? bytes.length)).toEqual(wanted);
    expect(await ids()).toEqual([]);
  });

  it('of 24 that come at once twenty are kept', async () => {
    const { piece, ids } = await clara();
    const one = await jpeg();
    const tabs = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async () => {
        const answers = [];
        for (let n = 0; n < 4; n += 1) answers.push((await piece(newId(), one)).body.done.problem);
        return answers;
      }),
    );
    expect(tabs.flat().filter((problem) => problem === 'many')).toHaveLength(4);
    expect(await ids()).toHaveLength(photoLimits.count);
    expect((await piece(newId(), one)).body).toEqual({ received: 0, done: { problem: 'many' } });
  });

  it('a piece that comes twice at once is written once', async () => {
    const { piece, ids } = await clara();
    const [id, one] = [newId(), await jpeg()];
    const answers = await Promise.all([piece(id, one), piece(id, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ids()).toEqual([id]);
  });

  it('are read six at a time per network; the seventh gets 503', async () => {
    const { headers, piece } = await clara();
    const answers: number[] = [];
    const silent = Array.from({ length: 7 }, () => {
      const to = site.origin + links.announcePhotoPiece({ id: newId(), from: 0, total: 1000 });
      const type = { 'content-type': 'application/octet-stream', 'content-length': '1000' };
      const request = httpRequest(to, { method: 'POST', headers: { ...headers(), ...type } });
      request.on('error', () => {}).on('response', ({ statusCode }) => answers.push(statusCode!));
      request.write('x');
      return request;
    });
    await until(() => expect(answers).toEqual([503]));
    const one = await jpeg();
    expect((await piece(newId(), one)).status).toBe(503);
    for (const request of silent) request.destroy();
    await until(async () => expect((await piece(newId(), one)).status).toBe(200));
  });

  it('a limit by address is a sentence, and the announcement goes on', async () => {
    const { piece } = await clara();
    site.context.photoLimit = () => 60;
    expect((await piece(newId(), await jpeg())).body).toEqual({ received: 0, done: { problem: 'full' } });
  });
});

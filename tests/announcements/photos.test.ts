import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcementsCommand } from '@api/cli/announcements-command';
import { leadLetter } from '@api/leads/lead-letters';
import { leadFacts } from '@api/leads/lead-facts';
import { payload } from '@api/leads/webhook';
import { openPhotoStore } from '@api/photos/store';
import { marketingFields } from '@contract/marketing-fields';
import { photoLimits, photoProblems } from '@domain/announcement/photos';
import { forget } from '@api/db/forget';
import { asItCame } from '@api/leads/stored-lead';
import { fileNameHeader, pieceSize } from '~/features/announce/photo-upload';
import { links } from '~/links';
import { runCommand } from '../catalogue/run-command';
import { openSite } from '../imoveis/site';
import { Owner, typedSteps } from './wizard';
import { until } from '../support/until';

const page = links.announcePhotos();
const check = links.announceCheck();

let site: Awaited<ReturnType<typeof openSite>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  site = await openSite(undefined, { DATA_DIR: folder });
  site.context.draftLimit = site.context.photoLimit = site.context.leadLimit = () => 0;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['announcement', 'announcement_draft', 'lead', 'property_owner'] as const)
    await site.db.deleteFrom(table).execute();
});

const jpeg = (color = '#c72') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const newId = () => randomBytes(16).toString('hex');

/** An owner who has begun, and what they can do with photos. */
async function clara() {
  const owner = new Owner(site);
  await owner.step('localizacao', typedSteps.localizacao);
  const headers = () => ({ cookie: owner.cookie });
  return {
    owner,
    headers,
    /** The page's form without scripts. */
    form(...files: [name: string, bytes: Buffer][]) {
      const body = new FormData();
      for (const [name, bytes] of files) body.append('fotos', new Blob([new Uint8Array(bytes)]), name);
      return site.get(page, { method: 'POST', body, headers: headers() });
    },
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

function* repeated(text: string, times: number) {
  yield '--b\r\n';
  for (let n = 0; n < times; n += 1) yield text;
}

/** Sends a form of files in these pieces; gives its status, which may come in the middle of it. */
const posted = (headers: Record<string, string>, chunks: Iterable<string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = httpRequest(site.origin + page, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    });
    asked.on('response', ({ statusCode }) => {
      resolve(statusCode!);
      asked.destroy();
    });
    asked.on('error', reject);
    asked.flushHeaders();
    Readable.from(chunks).pipe(asked, { end: false });
  });

describe('photos of an announcement, without scripts', () => {
  it('are sent by the form; one that fails is said by its name, and harms no other', async () => {
    const { form, owner, names } = await clara();
    const answer = await form(
      ['sala.jpg', await jpeg()],
      ['nota.pdf', Buffer.from('%PDF-1.7')],
      ['cozinha.jpg', await jpeg('#27c')],
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    expect(await names()).toEqual(['sala.jpg', 'cozinha.jpg', 'nota.pdf']);
    const { html, headers } = await owner.get(page);
    expect(html).toContain(photoProblems.type);
    expect(html).toContain('2 fotos enviadas, 1 a resolver');
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await owner.get(page)).html).toContain('noindex');
  });

  it('are five at once: of the sixth it is said', async () => {
    const { form, names, owner } = await clara();
    const one = await jpeg();
    await form(...Array.from({ length: 6 }, (_, n): [string, Buffer] => [`${n}.jpg`, one]));
    expect((await names()).length).toBe(6);
    expect((await owner.get(page)).html).toContain(photoProblems.atOnce);
  });

  it('get a caption and another place, and are taken back', async () => {
    const { form, ids, act, owner } = await clara();
    await form(['a.jpg', await jpeg()], ['b.jpg', await jpeg()], ['c.jpg', await jpeg()]);
    const [a, b, c] = (await ids()) as [string, string, string];
    await act(c, 'antes');
    expect(await ids()).toEqual([a, c, b]);
    await act(a, 'depois');
    expect(await ids()).toEqual([c, a, b]);
    await act(a, 'legenda', '<b>Sala</b>');
    expect((await owner.get(page)).html).toContain('value="&lt;b&gt;Sala&lt;/b&gt;"');
    await act(a, 'tirar');
    expect(await ids()).toEqual([c, b]);
    expect((await act(b, 'explodir')).status).toBe(400);
  });

  it('an empty field sends nothing, and a form of another kind is not read', async () => {
    const { form, names, headers } = await clara();
    expect((await form(['', Buffer.alloc(0)])).status).toBe(303);
    expect(await names()).toEqual([]);
    const body = new FormData();
    body.append('outro', 'x');
    expect((await site.get(page, { method: 'POST', body, headers: headers() })).status).toBe(415);
    const boundary = { 'content-type': 'multipart/form-data; boundary=b', ...headers() };
    const broken = await site.get(page, { method: 'POST', body: 'no form', headers: boundary });
    expect([broken.status, await names()]).toEqual([415, []]);
  });

  it.each(['sala; cozinha=linda.jpg', 'vista "do" quarto.jpg', `${'ç'.repeat(100)};.jpg`])(
    'may be called %s',
    async (name) => {
      const { form, names } = await clara();
      await form([name, await jpeg()], ['b.jpg', await jpeg()]);
      expect(await names()).toEqual([name.replaceAll('"', '&quot;'), 'b.jpg']);
    },
  );

  it('of more than 60 MB the first are kept, and of the others it is said by their names', async () => {
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
    const before = process.memoryUsage.rss();
    const answer = await posted({ ...headers(), ...(size && { 'content-length': size }) }, chunks());
    expect([413, 415]).toContain(answer);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 ** 2);
  });
});

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

  it('the twenty-first is told, and none beyond what the site may hold', async () => {
    const { piece, form } = await clara();
    const one = await jpeg();
    for (let n = 0; n < 4; n += 1)
      await form(...Array.from({ length: 5 }, (_, m): [string, Buffer] => [`${n}${m}.jpg`, one]));
    expect((await piece(newId(), one)).body).toEqual({ received: 0, done: { problem: 'many' } });
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
  });

  it('a piece that comes twice at once is written once', async () => {
    const { piece, ids } = await clara();
    const [id, one] = [newId(), await jpeg()];
    const answers = await Promise.all([piece(id, one), piece(id, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ids()).toEqual([id]);
  });

  it('of one network six are read at once, and a seventh is told to come again', async () => {
    const { headers, piece } = await clara();
    const answers: number[] = [];
    const silent = Array.from({ length: 7 }, () => {
      const to = site.origin + links.announcePhotoPiece({ id: newId(), from: 0, total: 1000 });
      const type = { 'content-type': 'application/octet-stream', 'content-length': '1000' };
      const asked = httpRequest(to, { method: 'POST', headers: { ...headers(), ...type } });
      asked.on('error', () => {}).on('response', ({ statusCode }) => answers.push(statusCode!));
      asked.write('x');
      return asked;
    });
    await until(() => expect(answers).toEqual([503]));
    const one = await jpeg();
    expect((await piece(newId(), one)).status).toBe(503);
    for (const asked of silent) asked.destroy();
    await until(async () => expect((await piece(newId(), one)).status).toBe(200));
  });

  it('a limit by address is a sentence, and the announcement goes on', async () => {
    const { piece } = await clara();
    site.context.photoLimit = () => 60;
    expect((await piece(newId(), await jpeg())).body).toEqual({ received: 0, done: { problem: 'full' } });
    site.context.photoLimit = () => 0;
  });
});

describe('photos of an announcement are private', () => {
  it('to the browser that has the draft: anybody else finds nothing', async () => {
    const { form, ids, owner } = await clara();
    await form(['a.jpg', await jpeg()]);
    const [id] = (await ids()) as [string];
    const seen = await owner.get(links.announcePhoto(id));
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    const other = await clara();
    expect((await other.owner.get(links.announcePhoto(id))).status).toBe(404);
    expect((await site.get(links.announcePhoto(id))).status).toBe(404);
    await other.act(id, 'tirar');
    expect(await ids()).toEqual([id]);
  });

  it('without a draft, from another site, or after sending nothing is taken', async () => {
    const bytes = new Uint8Array(await jpeg());
    const post = (headers: Record<string, string>) =>
      site.get(links.announcePhotoPiece({ id: newId(), from: 0, total: bytes.length }), {
        method: 'POST',
        body: bytes,
        headers: { 'content-type': 'application/octet-stream', ...headers },
      });
    expect((await post({})).status).toBe(404);
    const { headers, owner } = await clara();
    expect((await post({ ...headers(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.get(page)).headers.get('location')).toBe(links.announce());
    await owner.fill();
    await owner.post(check, await owner.looked());
    expect((await post(headers())).status).toBe(404);
  });

  it('no other form may be larger for it', async () => {
    const body = new URLSearchParams({ legenda: 'x'.repeat(1024 ** 2) });
    expect((await site.get(page, { method: 'POST', body })).status).toBe(413);
    const raw = { 'content-type': 'application/octet-stream' };
    const big = new Uint8Array(3 * 1024 ** 2);
    expect((await site.get('/contato', { method: 'POST', body: big, headers: raw })).status).toBe(413);
    const piece = links.announcePhotoPiece({ id: newId(), from: 0, total: big.length });
    expect((await site.get(piece, { method: 'POST', body: big, headers: raw })).status).toBe(413);
  });
});

describe('photos that are sent with an announcement', () => {
  async function sent() {
    const { owner, form } = await clara();
    await form(['sala.jpg', await jpeg()], ['cozinha.jpg', await jpeg('#27c')]);
    await owner.fill();
    expect((await owner.get(check)).html).toContain('2 fotos');
    expect((await owner.post(check, await owner.looked())).status).toBe(303);
    const lead = await site.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    const facts = (await leadFacts(site.db, lead.id, 'https://casa.example'))!;
    return { lead, facts, urls: facts.announce!.fotos! };
  }
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);

  it('reach the house by a link in its letter, its webhook and its marketing form', async () => {
    const { lead, facts, urls } = await sent();
    expect(urls).toHaveLength(2);
    const { action } = leadLetter(facts, 'house');
    expect(action).toMatchObject({ label: 'Ver 2 fotos' });
    expect(payload(facts).data.announce).toMatchObject({ fotos: urls });
    const fields = marketingFields(asItCame(lead, facts.announce));
    expect(fields.filter(([alias]) => alias === 'fotos[]').map(([, url]) => url)).toEqual(urls);
    const all = await site.get(pathOf(action!.url));
    expect(all.html).toContain(`Anúncio ${lead.protocol}`);
    expect(all.html).toContain('sala.jpg');
    expect(all.html).toContain('noindex');
    expect([all.headers.get('referrer-policy'), all.headers.get('cache-control')]).toEqual([
      'no-referrer',
      expect.stringContaining('no-store'),
    ]);
    const one = await site.get(pathOf(urls[0]!));
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const wrong = new URL(urls[0]!);
    wrong.searchParams.set('chave', '0'.repeat(32));
    expect((await site.get(pathOf(wrong.href))).status).toBe(404);
    expect((await site.get(`/fotos-do-anuncio?chave=${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('become the listing’s when the house accepts it, and stay while it is prepared', async () => {
    const { lead } = await sent();
    const env = { dataDir: folder, photosStore: null };
    const house = (...args: string[]) => runCommand(site.db, announcementsCommand(args), env);
    expect((await house('show', lead.protocol)).said).toContain('fotos');
    expect((await house('accept', lead.protocol)).code).toBe(0);
    const { photos } = await site.db
      .selectFrom('property')
      .select('photos')
      .where('reference', '=', `AN-${lead.protocol}`)
      .executeTakeFirstOrThrow();
    expect(photos).toHaveLength(2);
    const rows = await site.db
      .selectFrom('photo')
      .select(['url', 'key', 'width'])
      .where(
        'url',
        'in',
        photos.map(({ url }) => url),
      )
      .execute();
    expect(rows).toHaveLength(2);
    const store = openPhotoStore(folder);
    for (const { key, width } of rows) {
      const original = (await store.readOriginal(key!))!;
      expect(createHash('sha256').update(original).digest('hex').slice(0, 24)).toBe(key);
      expect(width).toBe(320);
    }
  });

  it('are opened by no link after thirty days, and the announcement names none', async () => {
    const { lead } = await sent();
    await site.db
      .updateTable('announcement')
      .set({ created_at: new Date(Date.now() - 31 * 24 * 3600_000) })
      .execute();
    await forget(site.db);
    const { announce } = (await leadFacts(site.db, lead.id, 'https://casa.example'))!;
    expect(announce).not.toHaveProperty('fotos');
  });
});

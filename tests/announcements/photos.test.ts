import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoProblems } from '@domain/announcement/photos';
import { links } from '~/links';
import { noisePicture } from '../support/noise-picture';
import { type AnnounceSite, check, openAnnounceSite } from './announce-site';
import { jpeg, newId, page, photoOwner } from './photo-owner';

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());
const clara = () => photoOwner(site);

describe('photos of an announcement, without scripts', () => {
  it('are sent by form; a failing file is named and does not affect others', async () => {
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

  it('may lack the end mark, but not their rows', async () => {
    const { form, owner } = await clara();
    const whole = await noisePicture(400, 300).jpeg().toBuffer();
    await form(['sala.jpg', whole.subarray(0, -2)], ['meia.jpg', whole.subarray(0, whole.length / 2)]);
    const { html } = await owner.get(page);
    expect(html).toContain('1 foto enviada, 1 a resolver');
    expect(html).toContain(photoProblems.broken);
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
    await owner.draft();
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

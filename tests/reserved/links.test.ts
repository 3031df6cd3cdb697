import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import { allEmails } from '../support/emails';
import { signedInVisitor } from '../support/signed-in-visitor';
import { cookieOf, linkPage, openReservedSite, photosIn } from './invited-site';
import { setVisibility } from './hidden-listings';

let site: Awaited<ReturnType<typeof openReservedSite>>;
beforeAll(async () => {
  site = await openReservedSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('property_invitation').execute();
  await site.db.deleteFrom('attempt').execute();
  await setVisibility(site.db, [site.id], 'reserved');
});

const see = (cookie: string, path = site.page) => site.get(path, { headers: { cookie } });
const opened = async (token: string) => cookieOf(await site.post(linkPage(token), {}));
const openings = async () =>
  (await site.db.selectFrom('property_invitation_opening').selectAll().execute()).length;
const unknownPage = () => site.get('/reservado/99999/imovel', { headers: { cookie: 'reservado=x' } });

const at = (moment: number) =>
  replaceClock({
    now: () => new Date(moment),
    nowMs: () => moment,
    monotonicNow: () => performance.now(),
  });

/** Works for a person who is invited, and ends for this reason. */
async function expectEnd(end: (token: string) => unknown) {
  const token = await site.link();
  const cookie = await opened(token);
  const [photo] = photosIn((await see(cookie)).html);
  expect((await site.photo(photo!)).status).toBe(200);
  await end(token);
  expect((await see(cookie)).status).toBe(404);
  expect((await see(cookie)).html).toBe((await unknownPage()).html);
  expect((await site.get(linkPage(token))).status).toBe(404);
  expect((await site.photo(photo!)).status).toBe(404);
}

describe('a personal link', () => {
  test('opens by a button alone: a GET shows and notes nothing', async () => {
    const token = await site.link();
    const page = await site.get(linkPage(token));
    expect([page.status, page.html.includes('Ver o imóvel')]).toEqual([200, true]);
    expect(page.html).not.toContain('Mangueiras');
    expect(page.headers.getSetCookie().join()).not.toContain('reservado=');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await openings()).toBe(0);
  });

  test('leaves a cookie of its path alone, and a clean address', async () => {
    const token = await site.link();
    const pressed = await site.post(linkPage(token), {});
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, site.page]);
    const line = pressed.headers.getSetCookie().find((each) => each.startsWith('reservado='))!;
    expect(line).toContain(`Path=/reservado/${site.id};`);
    expect(line).toMatch(/; HttpOnly.*; Secure.*SameSite=Lax/);
    expect(await openings()).toBe(1);
  });

  test('shows the property, in no cache, with sealed photos alone', async () => {
    const { status, html, headers } = await see(await opened(await site.link()));
    expect([status, html.includes('Casa das Mangueiras')]).toEqual([200, true]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('<meta name="robots" content="noindex"');
    const photos = photosIn(html);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.filter((path) => !path.startsWith('/reservado/fotos/'))).toEqual([]);
    const photo = await site.photo(photos[0]!);
    expect([photo.status, photo.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('is stored as a hash', async () => {
    const token = await site.link();
    const row = await site.db.selectFrom('property_invitation').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
  });

  test('ends when it is revoked, also for its photos', () =>
    expectEnd(() => site.db.updateTable('property_invitation').set({ revoked_at: clock.now() }).execute()));

  test('ends by the clock', async () => {
    let restore = () => {};
    await expectEnd(() => {
      const later = clock.nowMs() + 8 * 24 * 3600_000;
      restore = at(later);
    }).finally(() => restore());
  });

  test('ends when the property becomes a draft or leaves the market', async () => {
    await expectEnd(() => setVisibility(site.db, [site.id], 'draft'));
    await setVisibility(site.db, [site.id], 'reserved');
    await expectEnd(() => site.db.updateTable('property').set({ in_feed: false }).execute());
    await site.db.updateTable('property').set({ in_feed: true }).execute();
  });

  test('leads to the public page when the property is public again', async () => {
    const cookie = await opened(await site.link());
    await setVisibility(site.db, [site.id], 'public');
    const { status, headers } = await see(cookie);
    expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(`/${site.id}$`)]);
  });

  test('of one property opens no other, and guesses are few', async () => {
    const cookie = await opened(await site.link());
    expect((await see(cookie, `/reservado/${site.ids.get('PUB-1')}/imovel`)).status).toBe(404);
    const guess = (n: number) => site.get(linkPage(n.toString(16).padStart(32, '0')));
    for (let n = 0; n < 60; n += 1) expect((await guess(n)).status).toBe(404);
    expect((await guess(61)).status).toBe(503);
  });
});

test('a photo needs its own seal, unchanged and of this hour', async () => {
  const [photo] = photosIn((await see(await opened(await site.link()))).html);
  const status = async (path: string) => (await site.photo(path)).status;
  expect(
    await status(
      photo!.replace(
        /([\w-])\/(\d+\.)/,
        (_, last: string, size: string) => `${last === 'A' ? 'B' : 'A'}/${size}`,
      ),
    ),
  ).toBe(404);
  expect(await status(photo!.replace('facefeed', 'facefeee'))).toBe(404);
  expect(await status(photo!.replace('/reservado', ''))).toBe(404);
  const later = clock.nowMs() + 2 * 3600_000;
  const restore = at(later);
  try {
    expect(await status(photo!)).toBe(404);
  } finally {
    restore();
  }
});

describe('an invited account', () => {
  test('opens the page signed in, with a verified e-mail alone', async () => {
    const nara = await signedInVisitor(site, { email: 'nara@exemplo.com.br', verified_at: new Date() });
    const other = await signedInVisitor(site, { email: 'rui@exemplo.com.br', verified_at: new Date() });
    const unproven = await signedInVisitor(site, { email: 'bia@exemplo.com.br', verified_at: null });
    await site.inviteAccount('Nara@Exemplo.com.br');
    await site.inviteAccount('bia@exemplo.com.br');
    expect((await see(nara.cookie)).html).toContain('Casa das Mangueiras');
    for (const { cookie } of [other, unproven]) expect((await see(cookie)).status).toBe(404);
    expect((await site.get(site.page)).status).toBe(404);
    expect(await openings()).toBe(1);
  });
});

test('a contact names the property to the team, not to the visitor', async () => {
  const cookie = await opened(await site.link());
  const fields = {
    ...{ pedido: 'contato', nome: 'Clara Nunes', email: 'clara@exemplo.com.br' },
    'telefone.numero': '(11) 99999-9999',
  };
  const sent = await site.post(site.page, fields, { cookie });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${site.page}?enviado=sim`]);
  const lead = await site.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ product_id: site.id, kind: 'lead', name: 'Clara Nunes' });
  const letters = await allEmails(site.db);
  const toVisitor = letters.filter(({ to }) => JSON.stringify(to).includes('clara@'));
  expect(JSON.stringify(toVisitor)).not.toMatch(/Mangueiras|RES-1/);
  expect((await site.post(site.page, fields)).status).toBe(404);
});

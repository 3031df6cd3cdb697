import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { noDestinations } from '@api/leads/destinations';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { registerAnnouncementBody } from '@contract/announcements';
import { ownersPhotosParams } from '@domain/announcement/photos';
import { protocolOf } from '@domain/leads/protocol';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { runCommand } from '../catalogue/run-command';
import { signedInVisitor } from '../support/signed-in-visitor';
import { emailsTo } from '../support/emails';
import { type AnnounceSite, check, openAnnounceSite } from './announce-site';
import { makeRegistration } from './make-announcement';
import { jpeg, newId, page, photoForm } from './photo-owner';
import { typedSteps } from './wizard';
import { announcementsCommand } from '../support/commands';

const thanks = links.announceSent();
const email = typedSteps.contato.email;

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const hrefIn = (html: string) =>
  /href="(\/cadastre-seu-imovel\/fotos\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const idsIn = (html: string) => [
  ...new Set([...html.matchAll(/foto=([0-9a-f]{32})"/g)].map(([, id]) => id!)),
];

/** What somebody does by an address of photos, with these cookies. */
const at = (path: string, cookie = '') => ({
  see: () => site.get(path, { headers: { cookie } }),
  form: (...files: [name: string, bytes: Buffer][]) =>
    site.get(path, { method: 'POST', body: photoForm(...files), headers: { cookie } }),
  piece(id: string, bytes: Buffer) {
    const { searchParams } = new URL(path, 'https://x.example');
    const of = {
      link: searchParams.get(ownersPhotosParams.link) ?? undefined,
      number: searchParams.get(ownersPhotosParams.number) ?? undefined,
    };
    const headers = { cookie, 'content-type': 'application/octet-stream' };
    const to = links.announcePhotoPiece({ id, from: 0, total: bytes.length }, of);
    return site.get(to, { method: 'POST', body: new Uint8Array(bytes), headers });
  },
  act: (foto: string, intencao: string, legenda = '') =>
    site.post(path, { foto, intencao, legenda }, cookie ? { cookie } : {}),
});

/** An announcement that was sent, with so many photos; its browser, and its address of photos. */
async function sent(photos = 0, on = site) {
  const owner = await on.owner().draft();
  for (let n = 0; n < photos; n += 1) await at(page, owner.cookie).form([`${n}.jpg`, await jpeg()]);
  const { status } = await owner.post(check, await owner.looked());
  expect(status).toBe(303);
  const { protocol } = await on.db.selectFrom('lead').select('protocol').executeTakeFirstOrThrow();
  return { owner, protocol, path: hrefIn((await owner.get(thanks)).html)! };
}
const brokerage = (...args: string[]) =>
  runCommand(site.db, announcementsCommand(args), { dataDir: site.folder, photosStore: null });
const announce = async () =>
  (await site.db.selectFrom('announcement').select('announce').executeTakeFirstOrThrow()).announce;
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

describe('photos of an announcement that was sent', () => {
  it('can be added, ordered and removed by the thank-you page’s link', async () => {
    const { path, protocol } = await sent(1);
    expect(path).toMatch(/\?incluir=[0-9a-f]{32}$/);
    const place = at(path);
    const shown = await place.see();
    expect([shown.status, shown.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(shown.html).toContain('noindex');
    expect(shown.html).toContain(`Referência ${protocol}`);
    expect(shown.html).toContain('1 foto enviada');
    const answer = await place.form(['sala.jpg', await jpeg()], ['leia.txt', Buffer.from('x')]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect((await place.piece(newId(), await jpeg())).status).toBe(200);
    const { html } = await place.see();
    expect(html).toContain('3 fotos enviadas, 1 a resolver');
    const [first, second] = idsIn(html) as [string, string];
    await place.act(second, 'antes');
    await place.act(second, 'legenda', 'A sala');
    const moved = (await place.see()).html;
    expect(idsIn(moved).slice(0, 2)).toEqual([second, first]);
    expect(moved).toContain('value="A sala"');
    await place.act(first, 'tirar');
    expect((await place.see()).html).toContain('2 fotos enviadas');
  });

  it('reach the house by the link that it has, or by one of their own', async () => {
    for (const before of [0, 1]) {
      await site.clear();
      const { path } = await sent(before);
      const had = (await announce()).fotos ?? [];
      await at(path).form(['sala.jpg', await jpeg('#27c')]);
      const { fotos } = await announce();
      expect(fotos).toHaveLength(before + 1);
      expect(fotos!.slice(0, before)).toEqual(had);
      for (const each of fotos!) expect((await site.get(pathOf(each))).status).toBe(200);
    }
  });

  it('are visible with the e-mail’s link, and not with a wrong one or none', async () => {
    await sent(1);
    const { text } = (await emailsTo(site.db, email))[0]!;
    const path = pathOf(/https?:\/\/\S+\/cadastre-seu-imovel\/fotos\?incluir=[0-9a-f]{32}/.exec(text)![0]);
    const { html } = await at(path).see();
    const [id] = idsIn(html) as [string];
    const link = new URL(path, 'https://x.example').searchParams.get('incluir')!;
    expect((await site.get(links.announcePhoto(id, { link }))).status).toBe(200);
    expect((await site.get(links.announcePhoto(id, { link: newId() }))).status).toBe(404);
    expect((await site.get(links.announcePhoto(id))).status).toBe(404);
  });

  it('can be added in Meus imóveis by the owner with the proven e-mail', async () => {
    const { protocol } = await sent();
    const owner = await signedInVisitor(site, { email, verified_at: clock.now() });
    const list = await site.get(links.myProducts(), { headers: { cookie: owner.cookie } });
    const path = hrefIn(list.html)!;
    expect(path).toBe(links.announcePhotos({ number: protocol }));
    const place = at(path, owner.cookie);
    expect((await place.form(['sala.jpg', await jpeg()])).headers.get('location')).toBe(path);
    expect((await place.see()).html).toContain('1 foto enviada');
    const stranger = await signedInVisitor(site, { verified_at: clock.now() });
    expect((await at(path, stranger.cookie).see()).status).toBe(404);
    const nobody = await at(path).see();
    expect([nobody.status, nobody.headers.get('location')]).toEqual([302, links.login(path)]);
    expect((await at(path, stranger.cookie).piece(newId(), await jpeg())).status).toBe(404);
  });

  it('open by no wrong link, and accept no addition after a decline', async () => {
    const { path, protocol, owner } = await sent();
    const wrong = at(links.announcePhotos({ link: newId() }));
    expect((await wrong.see()).status).toBe(404);
    expect((await at(links.announcePhotos({ link: '<script>' })).see()).status).toBe(404);
    expect((await wrong.piece(newId(), await jpeg())).status).toBe(404);
    await brokerage('decline', protocol, '--reason', 'Fora da região');
    const { status, html } = await at(path).see();
    expect([status, html.includes('Este link não abre mais.')]).toEqual([404, true]);
    await at(path).form(['sala.jpg', await jpeg()]);
    expect(await announce()).not.toHaveProperty('fotos');
    expect(hrefIn((await owner.get(thanks)).html)).toBeUndefined();
  });

  it('become the property’s photos when accepted, updated when published', async () => {
    const { path, protocol } = await sent();
    const place = at(path);
    await place.form(['sala.jpg', await jpeg()], ['vista.jpg', await jpeg('#27c')]);
    const listed = async () =>
      (
        await site.db
          .selectFrom('property')
          .select('photos')
          .where('reference', '=', `AN-${protocol}`)
          .executeTakeFirstOrThrow()
      ).photos.map(({ url }) => url.slice(url.indexOf('/') + 1));
    expect((await brokerage('accept', protocol)).code).toBe(0);
    const [first, second] = (await listed()) as [string, string];
    await place.act(first, 'tirar');
    await place.form(['jardim.jpg', await jpeg('#2c7')]);
    expect(await listed()).toEqual([first, second]);
    expect((await brokerage('publish', protocol)).code).toBe(0);
    const now = await listed();
    expect([now.length, now[0], now.includes(first)]).toEqual([2, second, false]);
  });

  it('are listed under the assigned number when the expected one is taken', async () => {
    const owner = await site.owner().draft();
    await at(page, owner.cookie).form(['sala.jpg', await jpeg()]);
    const looked = await owner.looked();
    const key = createHash('sha256').update(looked[hiddenField.key]!).digest('hex');
    const taken = protocolOf(clock.now(), Number.parseInt(key.slice(0, 8), 16) % 1_000_000);
    const others = registerAnnouncementBody.parse(makeRegistration({ protocol: taken }));
    expect(await saveAnnouncement(site.db, others, null, noDestinations)).toBe(taken);
    await owner.post(check, looked);
    const shown = await at(hrefIn((await owner.get(thanks)).html)!).see();
    expect(shown.html).toContain('1 foto enviada');
    expect(shown.html).not.toContain(taken);
  });

  it('are shown by GET alone, which changes nothing', async () => {
    const { path } = await sent();
    await at(path).see();
    expect(await announce()).not.toHaveProperty('fotos');
  });

  it('are not offered when the back end lacks the call', async () => {
    // A site remembers for an hour what its back end lacks.
    const other = await openAnnounceSite();
    try {
      const { owner } = await sent(0, other);
      expect(hrefIn((await owner.get(thanks)).html)).toBeDefined();
      await other.without(['announcement/photos'], async () => {
        expect(hrefIn((await owner.get(thanks)).html)).toBeUndefined();
      });
    } finally {
      await other.close();
    }
  });
});

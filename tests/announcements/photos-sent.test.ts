import { forget, leadFacts } from '../support/composed';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { leadEmail } from '@api/leads/lead-emails';
import { toLeadInput } from '@api/leads/stored-lead';
import { payload } from '@api/leads/webhook';
import { openPhotoStore } from '@api/platform/photos/store';
import { marketingFields } from '@contract/marketing-fields';
import { runCommand } from '../catalogue/run-command';
import { type AnnounceSite, check, openAnnounceSite } from './announce-site';
import { jpeg, photoOwner } from './photo-owner';
import { announcementsCommand } from '../support/commands';

let site: AnnounceSite;
beforeAll(async () => {
  site = await openAnnounceSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('photos that are sent with an announcement', () => {
  async function sent() {
    const { owner, form } = await photoOwner(site);
    await form(['sala.jpg', await jpeg()], ['cozinha.jpg', await jpeg('#27c')]);
    await owner.draft();
    expect((await owner.get(check)).html).toContain('2 fotos');
    expect((await owner.post(check, await owner.looked())).status).toBe(303);
    const lead = await site.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    const facts = (await leadFacts(site.db, lead.id, 'https://casa.example'))!;
    return { lead, facts, urls: facts.announce!.fotos! };
  }
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);

  it('reach the brokerage as links in e-mail, webhook and marketing form', async () => {
    const { lead, facts, urls } = await sent();
    expect(urls).toHaveLength(2);
    const { action } = leadEmail(facts, 'house', { name: 'Casa', siteUrl: 'https://casa.example' });
    expect(action).toMatchObject({ label: 'Ver 2 fotos' });
    expect(payload(facts).data.announce).toMatchObject({ fotos: urls });
    const fields = marketingFields(toLeadInput(lead, facts.announce));
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

  it('become the property’s photos on acceptance, with stored originals', async () => {
    const { lead } = await sent();
    const env = { dataDir: site.folder, photosStore: null };
    const brokerage = (...args: string[]) => runCommand(site.db, announcementsCommand(args), env);
    expect((await brokerage('show', lead.protocol)).said).toContain('fotos');
    expect((await brokerage('accept', lead.protocol)).code).toBe(0);
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
    const store = openPhotoStore(site.folder);
    for (const { key, width } of rows) {
      const original = (await store.readOriginal(key!))!;
      expect(createHash('sha256').update(original).digest('hex').slice(0, 24)).toBe(key);
      expect(width).toBe(320);
    }
  });

  it('are removed from the announcement after thirty days', async () => {
    const { lead } = await sent();
    await site.db
      .updateTable('announcement')
      .set({ created_at: new Date(clock.nowMs() - 31 * 24 * 3600_000) })
      .execute();
    await forget(site.db);
    const { announce } = (await leadFacts(site.db, lead.id, 'https://casa.example'))!;
    expect(announce).not.toHaveProperty('fotos');
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changedTables, linksOf, readAllTables } from '../email/email-links';
import { openSite } from '../imoveis/site';
import { addMember } from '../staff/member';
import { buttonForm } from '../support/button-form';
import { makeListing } from '../support/catalogue';
import { allEmails } from '../support/emails';
import type { Message } from '@api/platform/email/transport';
import { addBroker, emptyDistribution, movableClock, runDistribution, sendContact } from './distributing';

let site: Awaited<ReturnType<typeof openSite>>;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => void (site = await openSite([makeListing()])));
afterAll(() => site.close());
/** A Friday in São Paulo. */
beforeEach(() => void (clock = movableClock('2026-11-27T14:34:00-03:00')));
afterEach(async () => {
  clock.restore();
  await emptyDistribution(site.db);
});

const label = 'Ninguém falou comigo';
const pathOf = (letter: Message) => {
  const url = linksOf(letter).find((each) => each.includes('/sem-resposta?'));
  return url && new URL(url).pathname + new URL(url).search;
};

/** A contact of a broker, who took it. @returns the path of the receipt's link */
async function taken() {
  await addMember(site.db, 'direcao');
  const broker = await addBroker(site.db, 'tomas');
  const lead = await sendContact(site.db, { broker: 'tomas' });
  const receipt = (await allEmails(site.db)).find(({ letter }) => letter === 'lead-received')!;
  await runDistribution(site.db);
  await site.db
    .updateTable('lead')
    .set({ broker_id: broker, taken_at: new Date('2026-11-27T14:35:00-03:00') })
    .where('id', '=', lead)
    .execute();
  await runDistribution(site.db);
  await allEmails(site.db);
  return { lead, broker, path: pathOf(receipt)! };
}
const complainedAt = async (lead: number) =>
  (await site.db.selectFrom('lead').select('complained_at').where('id', '=', lead).executeTakeFirstOrThrow())
    .complained_at;
const complain = async (path: string) => {
  const { action, fields } = buttonForm((await site.get(path)).html, label);
  return site.post(action!, fields);
};
const letters = async () =>
  (await allEmails(site.db)).filter(({ letter }) => letter === 'contact-complaint').map(({ to }) => to);

describe('the receipt', () => {
  test('carries the link only where contacts are distributed', async () => {
    await sendContact(site.db);
    expect((await allEmails(site.db)).map(pathOf)).toEqual([undefined]);
    await addMember(site.db, 'direcao');
    await sendContact(site.db);
    const [receipt] = (await allEmails(site.db)).filter(({ letter }) => letter === 'lead-received');
    expect(pathOf(receipt!)).toMatch(/^\/sem-resposta\?token=[0-9a-f]{32}$/);
    expect(receipt!.text).toContain(`${label}: https://`);
  });
});

describe('“Ninguém falou comigo”', () => {
  test('changes nothing by being read', async () => {
    const { path } = await taken();
    const before = await readAllTables(site.db);
    for (const method of ['GET', 'HEAD']) expect((await site.get(path, { method })).status).toBe(200);
    const { html, headers } = await site.get(path);
    expect(html).not.toMatch(/Rafael|exemplo\.com\.br|Ainda está à venda/);
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(changedTables(before, await readAllTables(site.db))).toEqual([]);
  });

  test('makes the contact late, and writes to its owner and the last resort', async () => {
    const { lead, path } = await taken();
    clock.move(60);
    const answer = await complain(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    expect(await complainedAt(lead)).toEqual(new Date('2026-11-27T15:34:00-03:00'));
    expect((await site.get(path)).html).toContain('Obrigado por avisar.');
    const acts = await site.db
      .selectFrom('audit_log')
      .select('verb')
      .where('subject', '=', `lead:${lead}`)
      .execute();
    expect(acts).toEqual([{ verb: 'contacts.complaint' }]);
    expect((await letters()).sort()).toEqual(['direcao@casa.com.br', 'tomas@casa.com.br']);
  });

  test('repeated on the same day answers the same, and writes nothing', async () => {
    const { lead, path } = await taken();
    await complain(path);
    const at = await complainedAt(lead);
    await letters();
    clock.move(30);
    expect((await site.post(path, { acao: 'avisar' })).headers.get('Location')).toBe(path);
    expect([await complainedAt(lead), await letters()]).toEqual([at, []]);
    clock.move(24 * 60);
    await complain(path);
    expect(await complainedAt(lead)).not.toEqual(at);
    expect(await letters()).toHaveLength(2);
  });

  test('writes once to a last resort who has the contact', async () => {
    const { lead, path } = await taken();
    const direction = site.db.selectFrom('staff_member').select('id');
    await site.db.updateTable('lead').set({ broker_id: null, member_id: direction }).execute();
    await complain(path);
    expect(await letters()).toEqual(['direcao@casa.com.br']);
    expect(await complainedAt(lead)).not.toBeNull();
  });

  test('writes nothing once somebody has answered', async () => {
    const { path } = await taken();
    await complain(path);
    await site.db.updateTable('lead').set({ complained_at: null, answered_at: new Date() }).execute();
    expect(await letters()).toEqual([]);
  });

  test('of an erased or unknown contact is the page of an expired link', async () => {
    const { path } = await taken();
    await site.db.deleteFrom('lead').execute();
    for (const each of [path, '/sem-resposta', '/sem-resposta?token=x']) {
      const { status, html } = await site.get(each);
      expect([status, html.includes('Este link não abre mais.')]).toEqual([404, true]);
      expect((await site.post(each, { acao: 'avisar' })).status).toBe(303);
    }
  });
});

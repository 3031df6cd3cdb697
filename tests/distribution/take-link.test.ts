import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changedTables, linksOf, readAllTables } from '../email/email-links';
import { openSite } from '../imoveis/site';
import { addMember } from '../staff/member';
import { buttonForm } from '../support/button-form';
import { makeListing } from '../support/catalogue';
import { allEmails } from '../support/emails';
import { addBroker, emptyDistribution, movableClock, runDistribution, sendContact } from './distributing';

let site: Awaited<ReturnType<typeof openSite>>;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: '18533', title: 'Cobertura no Leblon' })]);
});
afterAll(() => site.close());
/** A Friday in São Paulo. */
beforeEach(() => void (clock = movableClock('2026-11-27T14:34:00-03:00')));
afterEach(async () => {
  clock.restore();
  await emptyDistribution(site.db);
});

const given = { name: 'Beatriz Sá', whatsapp: '+55 (11) 98765-4321', message: 'Posso ir no sábado?' };
const secrets = /Beatriz|98765|sábado\?|exemplo\.com\.br/;

/** A contact that is offered to a broker. @returns the path of the letter's link */
async function offered(contact: object = given) {
  await addMember(site.db, 'direcao');
  await addBroker(site.db, 'tomas');
  await addBroker(site.db, 'ana', 'ana@casa.com.br');
  const lead = await sendContact(site.db, {
    ...{ broker: 'tomas', product_id: site.ids.get('18533')! },
    ...contact,
  });
  return { lead, path: await nextLink() };
}

/** Of the newest offer's letter. */
async function nextLink(): Promise<string> {
  await runDistribution(site.db);
  const letter = (await allEmails(site.db)).find(({ letter: kind }) => kind === 'contact-offer')!;
  const url = new URL(linksOf(letter).find((each) => each.includes('/assumir?'))!);
  return url.pathname + url.search;
}

const read = async (path: string) => {
  const { html, ...page } = await site.get(path);
  return { ...page, html: html.replaceAll('<!-- -->', '') };
};
const press = async (path: string, label: string) => {
  const { action, fields } = buttonForm((await read(path)).html, label);
  return site.post(action!, fields);
};
const leadOf = (id: number) =>
  site.db
    .selectFrom('lead')
    .select(['broker_id', 'state', 'answered_at', 'answer_channel', 'answer_informed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const actsOf = async (lead: number) =>
  site.db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'log_id', 'audit_log.id')
    .select(['verb', 'member_id', 'content'])
    .where('subject', '=', `lead:${lead}`)
    .orderBy('audit_log.id')
    .execute();

describe('the page of an offer', () => {
  test('shows what the letter says, and changes nothing', async () => {
    const { path } = await offered();
    const before = await readAllTables(site.db);
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await site.get(path, { method, headers: { purpose: 'prefetch' } })).status).toBe(200);
    const { html, headers } = await read(path);
    for (const words of ['Para você até 14h49', 'restam 15 min', 'Cobertura no Leblon', 'Não posso agora'])
      expect(html).toContain(words);
    expect(html).not.toMatch(secrets);
    expect(changedTables(before, await readAllTables(site.db))).toEqual([]);
    expect(headers.get('Cache-Control')).toMatch(/no-store/);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('gives the contact by its button, and WhatsApp opens with the answer', async () => {
    const { lead, path } = await offered();
    const taken = await press(path, 'Assumir');
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, path]);
    const page = await read(path);
    for (const words of ['Beatriz Sá', '+55 (11) 98765-4321', 'Posso ir no sábado?', 'tel:+5511987654321'])
      expect(page.html).toContain(words);
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' https://wa.me");
    expect((await leadOf(lead)).answered_at).toBeNull();
    const opened = await press(path, 'Abrir o WhatsApp');
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, 'https://wa.me/5511987654321']);
    expect(await leadOf(lead)).toMatchObject({
      ...{ state: 'em-conversa', answer_channel: 'whatsapp', answer_informed: false },
    });
    expect((await read(path)).html).toContain('Respondido por WhatsApp às 14h34.');
    const acts = await actsOf(lead);
    expect(acts.map(({ verb, member_id: member }) => [verb, member])).toEqual([
      ['contacts.take', null],
      ['contacts.answer', null],
    ]);
    for (const { content } of acts) expect(JSON.parse(content!).changes.via).toEqual([null, 'email']);
  });

  test.each([
    ['Já liguei', 'telefone'],
    ['Já respondi por e-mail', 'email'],
  ])('records “%s” as informed', async (label, channel) => {
    const { lead, path } = await offered();
    await press(path, 'Assumir');
    await press(path, label);
    expect(await leadOf(lead)).toMatchObject({ answer_channel: channel, answer_informed: true });
    expect((await read(path)).html).not.toContain(label);
  });

  test('records the call of the telephone link', async () => {
    const { lead, path } = await offered();
    await press(path, 'Assumir');
    await site.post(path, { acao: 'ligar' });
    expect(await leadOf(lead)).toMatchObject({ answer_channel: 'telefone', answer_informed: false });
  });

  test('passes it on by “Não posso agora”', async () => {
    const { path } = await offered();
    clock.move(2);
    await press(path, 'Não posso agora');
    expect((await read(path)).html).toContain(
      'Você passou a vez às 14h36; o contato foi oferecido a outra pessoa.',
    );
    const other = await nextLink();
    expect(other).not.toBe(path);
    expect((await read(other)).html).toContain('Para você até 14h51');
  });

  test('is dead once the offer lapsed', async () => {
    const { lead, path } = await offered();
    const { action, fields } = buttonForm((await read(path)).html, 'Assumir');
    clock.move(15);
    expect((await site.post(action!, fields)).status).toBe(303);
    expect((await leadOf(lead)).broker_id).toBeNull();
    const { html } = await read(path);
    expect(html).toContain('O prazo passou às 14h49; o contato foi oferecido a outra pessoa.');
    expect(html).not.toMatch(secrets);
    await runDistribution(site.db);
    expect((await read(path)).html).toContain('O prazo passou às 14h49');
  });

  test('says who took it, and shows nothing of the person', async () => {
    const { lead, path } = await offered();
    const { action, fields } = buttonForm((await read(path)).html, 'Assumir');
    const ana = await site.db
      .selectFrom('broker')
      .select('id')
      .where('slug', '=', 'ana')
      .executeTakeFirstOrThrow();
    await site.db
      .updateTable('lead')
      .set({ broker_id: ana.id, taken_at: new Date('2026-11-27T14:52:00-03:00') })
      .where('id', '=', lead)
      .execute();
    await runDistribution(site.db);
    expect((await site.post(action!, fields)).status).toBe(303);
    const { html } = await read(path);
    expect(html).toContain('Pessoa ana assumiu este contato às 14h52.');
    expect(html).not.toMatch(secrets);
    expect((await leadOf(lead)).broker_id).toBe(ana.id);
  });

  test('closes to who had it once the contact is passed on', async () => {
    const { lead, path } = await offered();
    await press(path, 'Assumir');
    const ana = site.db.selectFrom('broker').select('id').where('slug', '=', 'ana');
    await site.db.updateTable('lead').set({ broker_id: ana }).where('id', '=', lead).execute();
    expect((await read(path)).html).not.toMatch(secrets);
    await site.post(path, { acao: 'whatsapp' });
    expect((await leadOf(lead)).answered_at).toBeNull();
  });
});

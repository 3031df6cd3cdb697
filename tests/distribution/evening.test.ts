import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintVerb } from '@domain/leads/complaint';
import { signedInMember } from '../mesa/admin-visitor';
import { openPortalSite } from '../portals/portal-site';
import { zapLead } from '../portals/published';
import { linksOf } from '../email/email-links';
import { buttonForm } from '../support/button-form';
import { allEmails } from '../support/emails';
import { addBroker, movableClock, offersOf, runDistribution, runSweep, sendContact } from './distributing';

/** A Friday in São Paulo, 18h40: the house answers until 20h. */
const evening = '2026-11-27T18:40:00-03:00';

let site: Awaited<ReturnType<typeof openPortalSite>>;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  site = await openPortalSite();
  clock = movableClock(evening);
});
afterAll(async () => {
  clock.restore();
  await site.close();
});

const visible = (html: string) =>
  html
    .replace(/<script.*/s, '')
    .replace(/<!-- -->|<wbr\/>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
async function byZap(person: object): Promise<number> {
  expect((await site.zap({ ...zapLead, ...person })).status).toBe(204);
  return (await site.leads()).at(-1)!.id;
}
/** Letters since the last call, as [recipient, kind, subject]. */
async function letters() {
  const sent = await allEmails(site.db);
  return { sent, list: sent.map(({ to, letter }) => `${letter} ${to}`).toSorted() };
}
const linkIn = (sent: Awaited<ReturnType<typeof allEmails>>, to: string, page: string) => {
  const found = sent.filter((each) => each.to === to).flatMap(linksOf);
  const { pathname, search } = new URL(found.find((each) => each.includes(page))!);
  return pathname + search;
};
const press = async (path: string, label: string) => {
  const { action, fields } = buttonForm((await site.get(path)).html, label);
  return site.visit(action!, fields);
};
/** Minutes pass, and jobs run as they do each of them. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.move(1);
    await runDistribution(site.db);
    await runSweep(site.db);
  }
}
const actsOn = async (lead: number) =>
  (
    await site.db
      .selectFrom('audit_log')
      .select('verb')
      .where('subject', '=', `lead:${lead}`)
      .orderBy('id')
      .execute()
  ).map(({ verb }) => verb);

test('an evening: by portals, by letter on a phone, and put back', async () => {
  const helena = await signedInMember(site, 'direcao', 'helena@casa.com.br');
  const [ana, bia, caio] = [
    await addBroker(site.db, 'ana'),
    await addBroker(site.db, 'bia'),
    await addBroker(site.db, 'caio'),
  ];

  // 18h40: Rafael, by ZAP. Nobody takes him.
  const rafael = await byZap({
    originLeadId: 'z-1',
    name: 'Rafael Monteiro',
    email: 'rafael@exemplo.com.br',
  });
  await runDistribution(site.db);
  const first = await letters();
  expect(first.list).toEqual(['contact-offer ana@casa.com.br', 'lead contatos@casa.com.br']);
  expect(first.sent.find(({ to }) => to === 'ana@casa.com.br')!.text).not.toMatch(/Rafael|98765/);

  // 18h45: Beatriz, by ZAP. Bia takes her by the letter at 18h47.
  await pass(5);
  const beatriz = await byZap({
    ...{ originLeadId: 'z-2', name: 'Beatriz Sá', email: 'beatriz@exemplo.com.br' },
    ...{ phone: '912345678', phoneNumber: '11912345678' },
  });
  await runDistribution(site.db);
  const second = await letters();
  expect(second.list).toEqual(['contact-offer bia@casa.com.br', 'lead contatos@casa.com.br']);
  await pass(2);
  const link = linkIn(second.sent, 'bia@casa.com.br', '/assumir?');
  const page = visible((await site.get(link)).html);
  expect(page).toContain('Moema');
  expect(page).not.toContain('Beatriz');
  await press(link, 'Assumir');
  expect(visible((await site.get(link)).html)).toContain('Beatriz Sá');
  expect(await offersOf(site.db, beatriz)).toEqual([['general', `broker:${bia}`, 'taken']]);
  await press(link, 'Abrir o WhatsApp');
  expect(await actsOn(beatriz)).toEqual(['contacts.take', 'contacts.answer']);

  // 18h50: Clara, by the site. Caio takes her and does not call.
  await pass(3);
  const clara = await sendContact(site.db, { name: 'Clara Nunes', email: 'clara@exemplo.com.br' });
  await runDistribution(site.db);
  const third = await letters();
  expect(third.list).toEqual(['contact-offer caio@casa.com.br', 'lead-received clara@exemplo.com.br']);
  await press(linkIn(third.sent, 'caio@casa.com.br', '/assumir?'), 'Assumir');

  // 18h55 and 19h10: Rafael lapses twice, and is the last resort's.
  await pass(20);
  expect(await offersOf(site.db, rafael)).toEqual([
    ['general', `broker:${ana}`, 'lapsed'],
    ['general', expect.stringMatching(new RegExp(`broker:(${bia}|${caio})`)), 'lapsed'],
    ['last', `member:${helena.id}`, 'resort'],
  ]);
  const fourth = await letters();
  expect(fourth.list.filter((each) => each.includes('contact-resort'))).toEqual([
    'contact-resort helena@casa.com.br',
  ]);

  // 19h20: Clara says that nobody talked to her.
  await pass(10);
  const complaint = linkIn(third.sent, 'clara@exemplo.com.br', '/sem-resposta?');
  await press(complaint, 'Ninguém falou comigo');
  expect(await actsOn(clara)).toEqual(['contacts.take', complaintVerb]);
  const fifth = await letters();
  expect(fifth.list).toEqual(['contact-complaint caio@casa.com.br', 'contact-complaint helena@casa.com.br']);

  const today = visible((await helena.get('/mesa')).html);
  for (const part of [
    'A mais antiga venceu há 25 min: Rafael Monteiro ainda não teve resposta.',
    'Oferecido a Pessoa ana, que não respondeu em 15 min, e a Pessoa bia, que não respondeu em 15 min; agora é seu.',
    'A pessoa avisou hoje, 19h20: “ninguém falou comigo”. Com Pessoa caio, que assumiu hoje, 18h50.',
  ])
    expect(today).toContain(part);
  expect(today).not.toContain('Beatriz');
});

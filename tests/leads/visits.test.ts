import { weekdayName } from '@domain/kernel/moment';
import { capitalized } from '@domain/kernel/text';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sentAliases } from '@api/leads/mautic/sent-aliases';
import { toLeadInput } from '@api/leads/stored-lead';
import { payload } from '@api/leads/webhook';
import { marketingFields } from '@contract/marketing-fields';
import type { Message } from '@api/platform/email/transport';
import { clock } from '@domain/kernel/clock';
import { sealVisit } from '~/features/leads/visit-token.server';
import { links } from '~/links';
import { field, text } from '../imoveis/markup';
import { siteUrl } from '../imoveis/site';
import { readCalendar } from '../support/calendar';
import { allEmails, testBrokerage } from '../support/emails';
import { stopClock } from '../support/stopped-clock';
import { day, propertySite, visit } from './property-site';

const opened = propertySite();
const broker = { slug: 'ana-prado', name: 'Ana Prado', creci: '1-F', email: 'ana@casa.com.br' };
const inPerson = () => ({ ...visit(), modo: 'Presencial', corretor: broker.slug });
const weekday = () => capitalized(weekdayName(day()));
const dayText = () => day().split('-').reverse().join('/');

beforeEach(async () => {
  const { db } = opened.site;
  for (const table of ['work', 'attempt', 'broker'] as const) await db.deleteFrom(table).execute();
  await db.insertInto('broker').values(broker).execute();
});

/** Sends the form. Returns the confirmation, and the URL of its calendar link. */
async function requested(fields: Record<string, string> = visit()) {
  const { status, headers } = await opened.site.post(opened.property.path, fields);
  expect(status).toBe(303);
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
  const { html } = await opened.site.get(headers.get('Location')!, { headers: { cookie } });
  return { html, calendar: text(/href="(\/recursos\/agenda[^"]*)"/.exec(html)![1]!) };
}

describe('the calendar link of a requested visit', () => {
  test('gives the file of that visit, with the place that the page shows', async () => {
    const { calendar } = await requested(inPerson());
    const { protocol } = await opened.lead();
    const answer = await opened.site.get(calendar);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(readCalendar(answer.html)).toMatchObject({
      uid: `${protocol}@www.example.com.br`,
      summary: 'Visita ao imóvel USADO, Bossa Nova',
      zone: 'America/Sao_Paulo',
      start: `${day()}T16:00:00.000Z`,
      end: `${day()}T21:00:00.000Z`,
      location: expect.stringContaining('Moema, São Paulo'),
      url: siteUrl + opened.property.path,
      status: 'TENTATIVE',
    });
    expect(answer.html).not.toMatch(/Clara|98765|exemplo/);
  });

  test('has no place for a visit by video', async () => {
    const { html } = await opened.site.get((await requested()).calendar);
    expect(readCalendar(html).names).not.toContain('location');
  });

  test('has the street only if the page shows it', async () => {
    const { calendar } = await requested(inPerson());
    const details = opened.site.db.selectFrom('property').select('details').where('reference', '=', 'USADO');
    const { details: before } = await details.executeTakeFirstOrThrow();
    const file = async (displayAddress: 'all' | 'neighborhood') => {
      await opened.site.db
        .updateTable('property')
        .set({ details: JSON.stringify({ ...before, displayAddress, street: 'Rua Harmonia' }) })
        .where('reference', '=', 'USADO')
        .execute();
      return readCalendar((await opened.site.get(calendar)).html).location;
    };
    expect(await file('all')).toContain('Rua Harmonia');
    expect(await file('neighborhood')).toBe('Moema, São Paulo');
  });

  test('gives a file without the back end', async () => {
    const { calendar } = await requested(inPerson());
    const { status, html } = await opened.site.whileDown(() => opened.site.get(calendar));
    expect(status).toBe(200);
    expect(readCalendar(html)).toMatchObject({ start: `${day()}T16:00:00.000Z`, status: 'TENTATIVE' });
  });

  test('is a plain page of 404 for any other token', async () => {
    const { calendar } = await requested();
    const token = new URL(calendar, siteUrl).searchParams.get('visita')!;
    const changed = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const path of [
      '/recursos/agenda',
      `/recursos/agenda?imovel=${opened.property.id}&dia=${day()}&periodo=Tarde`,
      ...['', 'x', 'agenda=x', changed, '%00', 'á'.repeat(300)].map((each) => links.visitCalendar(each)),
    ]) {
      const { status, html } = await opened.site.get(path);
      expect(status, path).toBe(404);
      expect(text(html)).toContain('Este link não abre mais.');
    }
  });

  test('is a plain page of 410 after the day of the visit', async () => {
    const { calendar } = await requested();
    // On the evening of a Thursday or Friday it is four days ahead.
    const dayAfter = Date.parse(`${day()}T12:00:00-03:00`) + 24 * 3600_000;
    const putBack = stopClock(new Date(dayAfter));
    const { status, html } = await opened.site.get(calendar).finally(putBack);
    expect(status).toBe(410);
    expect(text(html)).toContain('Esta visita já passou.');
  });

  test('differs from visit to visit without a protocol', async () => {
    const of = async () => {
      const stored = { path: opened.property.path, mode: 'virtual' as const, day: day(), period: 'tarde' };
      const { html } = await opened.site.get(links.visitCalendar(sealVisit(opened.site.context, stored)));
      return readCalendar(html);
    };
    const [one, other] = [await of(), await of()];
    expect(one.uid).not.toBe(other.uid);
    expect(one.description).not.toContain('Protocolo');
  });
});

describe('the e-mails of a visit', () => {
  const emails = async () => {
    const sent = await allEmails(opened.site.db);
    const to = (address: string): Message => sent.find((each) => each.to === address)!;
    return { receipt: to('clara@exemplo.com.br'), broker: to(broker.email) };
  };

  test('have the calendar file of the site, without the visitor', async () => {
    const { calendar } = await requested(inPerson());
    const stamp = new Date(clock.nowMs() + 60_000);
    const putBack = stopClock(stamp);
    const sent = await emails().finally(putBack);
    const bySite = readCalendar((await opened.site.get(calendar)).html);
    const host = new URL(testBrokerage.siteUrl).hostname;
    for (const { attachments = [] } of Object.values(sent)) {
      expect(attachments.map(({ fileName, type }) => [fileName, type])).toEqual([
        ['visita.ics', 'text/calendar; charset=utf-8'],
      ]);
      const { uid, url, ...rest } = readCalendar(attachments[0]!.content);
      expect(uid).toBe(bySite.uid.replace('www.example.com.br', host));
      expect(url).toBe(testBrokerage.siteUrl + opened.property.path);
      stamp.setUTCMilliseconds(0);
      expect(rest).toEqual({ ...bySite, uid: undefined, url: undefined, stamp: stamp.toISOString() });
      expect(attachments[0]!.content).not.toMatch(/Clara|98765|exemplo/);
    }
  });

  test('the receipt repeats day, period and property', async () => {
    await requested({ ...inPerson(), mensagem: 'Veja http://golpe.example' });
    const { receipt } = await emails();
    expect(receipt.subject).toBe(`${weekday()} à tarde, em Moema`);
    for (const shown of [receipt.text, text(receipt.html)]) {
      expect(shown).toMatch(/Visita pedida para \p{L}+, \d\d\/\d\d\./u);
      expect(shown).toMatch(/Casa de vila\s*Moema, São Paulo/);
      expect(shown).toContain('tarde, entre 13h e 18h');
      expect(shown).toContain('Ana Prado confirma a hora por telefone antes da visita.');
      expect(shown).not.toMatch(/Clara|golpe/);
    }
    for (const row of [
      `Dia: ${weekdayName(day())}, ${dayText()}`,
      'Encontro: No imóvel, com o consultor',
      'Quem recebe: Ana Prado, CRECI ',
      'Código: USADO',
    ])
      expect(receipt.text).toContain(row);
  });

  test('the receipt names the property’s broker if it went to no other', async () => {
    const { db } = opened.site;
    const own = { slug: 'rui-lima', name: 'Rui Lima', creci: '2-F', phone: '(11) 90000-0102' };
    const { id } = await db.insertInto('broker').values(own).returning('id').executeTakeFirstOrThrow();
    const setBroker = (broker_id: number | null) =>
      db.updateTable('property').set({ broker_id }).where('reference', '=', 'USADO').execute();
    await setBroker(id);
    onTestFinished(async () => void (await setBroker(null)));
    await requested({ ...inPerson(), corretor: '' });
    expect((await emails()).receipt.text).toContain(
      'Consultor do imóvel: Rui Lima, CRECI 2-F, (11) 90000-0102',
    );
  });

  test('the broker gets the message, and links that call and write', async () => {
    await requested({ ...inPerson(), mensagem: 'Posso levar meu arquiteto?' });
    expect((await opened.lead()).message).toBe('Posso levar meu arquiteto?');
    const { broker: sent } = await emails();
    expect(sent.text).toContain('Posso levar meu arquiteto?');
    expect(sent.text).toContain('Ligar para +55 (11) 98765-4321:\ntel:+5511987654321');
    expect(sent.html).toContain('href="tel:+5511987654321"');
    expect(sent.html).toContain('href="https://wa.me/5511987654321"');
  });

  test('webhook and marketing form get the message', async () => {
    await requested({ ...inPerson(), mensagem: 'Posso levar meu arquiteto?' });
    const lead = await opened.lead();
    const facts = { lead, home: null, broker: null, announce: null };
    expect(payload(facts).data).toMatchObject({ kind: 'schedule', message: 'Posso levar meu arquiteto?' });
    const aliases = marketingFields(toLeadInput(lead, null)).map(([alias]) => alias.replace('[]', ''));
    expect(aliases).toContain('message');
    expect(sentAliases('schedule')).toEqual(expect.arrayContaining(aliases));
  });

  test('a visit of an older version goes on, without a file', async () => {
    await requested(inPerson());
    const { details } = await opened.lead();
    const old = { ...details, visit: { mode: 'in_person', day: day(), period: 'à noite' } };
    await opened.site.db
      .updateTable('lead')
      .set({ details: JSON.stringify(old) })
      .execute();
    const { receipt, broker: sent } = await emails();
    expect([receipt.attachments, sent.attachments]).toEqual([[], []]);
    expect(receipt.text).toContain('Visita pedida para');
    expect(receipt.text).not.toContain('noite');
  });
});

test('the visit form has a message, which stays when a field is wrong', async () => {
  const wrong = { ...visit(), nome: '', mensagem: 'Posso levar meu arquiteto?' };
  const { status, html } = await opened.site.post(opened.property.path, wrong);
  expect(status).toBe(400);
  expect(html).toContain('Posso levar meu arquiteto?</textarea>');
  expect(html).not.toMatch(/fale__conversa[^>]*>\s*<[^>]*mensagem/);
  const long = await opened.site.post(opened.property.path, { ...visit(), mensagem: 'a'.repeat(2001) });
  expect(long.status).toBe(400);
  expect(field(long.html, 'pedido', 'visita').checked).toBe(true);
});

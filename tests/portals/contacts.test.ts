import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payload } from '@api/leads/webhook';
import { clock } from '@domain/kernel/clock';
import { eraseLeads, leadFacts } from '../support/composed';
import { emailsTo } from '../support/emails';
import { basic, code, openPortalSite, zapSecret, zapSecretOfBefore } from './portal-site';
import { naventMessage, naventMessageEnglish, naventPhoneShown, olxLead, zapLead } from './published';

let site: Awaited<ReturnType<typeof openPortalSite>>;
beforeAll(async () => {
  site = await openPortalSite();
});
afterAll(() => site.close());
beforeEach(() => site.empty());

describe('ZAP', () => {
  test('a lead is a contact with its property, origin and campaign', async () => {
    const timestamp = new Date(clock.nowMs() - 60_000).toISOString();
    const { status, text, headers } = await site.zap({ ...olxLead, timestamp });
    expect([status, text, headers.get('cache-control')]).toEqual([204, '', 'private, no-store']);
    expect(await site.leads()).toMatchObject([
      {
        ...{ kind: 'lead', name: 'Rafael Monteiro', email: 'rafael@exemplo.com.br', cpf: null },
        ...{ whatsapp: '+55 (11) 98765-4321', product_id: site.property, broker: null, channel: null },
        ...{ portal: 'olx', portal_contact: olxLead.originLeadId, portal_listing: code },
        ...{ consent_version: 'pedido feito no portal', consent_at: new Date(timestamp) },
        ...{ campaign: { source: 'OLX', medium: 'portal', content: 'CONTACT_FORM' }, state: 'novo' },
        details: { portal: { negotiation: 'Compra', temperature: 'Alta', listing_id: '87027856' } },
      },
    ]);
  });

  test('goes to the house and the CRM, without a receipt and without Mautic', async () => {
    await site.zap(zapLead);
    const places = await site.db.selectFrom('lead_delivery').select('place').orderBy('place').execute();
    expect(places.map(({ place }) => place)).toEqual(['house', 'webhook']);
    const [letter] = await emailsTo(site.db, 'contatos@casa.com.br');
    expect(letter!.text).toContain('VivaReal');
    expect(await emailsTo(site.db, zapLead.email)).toEqual([]);
    const [lead] = await site.leads();
    const facts = await leadFacts(site.db, lead!.id, 'https://bossa.example');
    expect(payload(facts!).data).toMatchObject({
      portal: { name: 'vivareal', contact: zapLead.originLeadId, listing: code, listing_id: '87027856' },
    });
  });

  test('five resends are one contact, each with 2xx', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await site.zap({ ...zapLead, message: `Vez ${time}` })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect(await site.leads()).toMatchObject([{ message: 'Vez 0' }]);
  });

  test('an unknown listing is stored, and its e-mail says so', async () => {
    await site.zap({ ...zapLead, clientListingId: 'XX-1' });
    expect(await site.leads()).toMatchObject([{ product_id: null, portal_listing: 'XX-1' }]);
    const [letter] = await emailsTo(site.db, 'contatos@casa.com.br');
    expect(letter!.text).toContain('Nenhum do catálogo tem o código XX-1.');
  });

  test('a listing is found however its code is written', async () => {
    await site.zap({ ...zapLead, clientListingId: 'ap 0955' });
    expect(await site.leads()).toMatchObject([{ product_id: site.property }]);
  });

  test('without its listing it is refused with 4xx, as the manual wants', async () => {
    const { status, text } = await site.zap({ ...zapLead, clientListingId: undefined });
    expect([status, JSON.parse(text).errors]).toEqual([422, { clientListingId: ['missing'] }]);
    expect(await site.leads()).toEqual([]);
  });

  test('a person of whom little can be read is stored with all of it', async () => {
    const person = { name: null, email: 'ana arroba casa', ddd: '', phone: 'zap 9 8765' };
    await site.zap({ ...zapLead, ...person, phoneNumber: undefined, message: 'a\0b\ud800' });
    expect(await site.leads()).toMatchObject([
      {
        ...{ name: 'Sem nome', email: '', whatsapp: null, message: 'ab' },
        details: {
          portal: {
            as_sent: [
              ['E-mail', 'ana arroba casa'],
              ['Telefone', 'zap 9 8765'],
            ],
          },
        },
      },
    ]);
    const [letter] = await emailsTo(site.db, 'contatos@casa.com.br');
    expect(letter!.text).toMatch(/ana arroba casa[^]*zap 9 8765/);
  });

  test.each([
    ['the password', basic(zapSecret)],
    ['the password of before the rotation', basic(zapSecretOfBefore, 'zap')],
    ['what follows Basic', `Basic ${zapSecret}`],
  ])('takes %s', async (_, authorization) =>
    expect((await site.zap(zapLead, authorization)).status).toBe(204),
  );
});

describe('Imovelweb', () => {
  test('a message in both languages is one contact', async () => {
    expect((await site.imovelweb(naventMessage)).status).toBe(204);
    expect((await site.imovelweb({ ...naventMessageEnglish, messageId: 7001 })).status).toBe(204);
    expect(await site.leads()).toMatchObject([
      {
        ...{ portal: 'imovelweb', portal_contact: '9001', portal_listing: code, kind: 'lead' },
        ...{ product_id: site.property, message: 'Posso visitar no sábado?' },
        campaign: { source: 'Imovelweb', medium: 'portal', campaign: 'DESTACADO' },
      },
    ]);
  });

  test('a further message of the same person is not lost', async () => {
    await site.imovelweb(naventMessage);
    await site.imovelweb({ ...naventMessage, idMensagem: 7002, mensagem: 'Ou no domingo?' });
    expect((await site.leads()).map(({ message }) => message)).toEqual([
      'Posso visitar no sábado?',
      'Ou no domingo?',
    ]);
  });

  test('a telephone that was seen is a contact of its own kind, once', async () => {
    for (let time = 0; time < 5; time += 1) await site.imovelweb(naventPhoneShown);
    expect(await site.leads()).toMatchObject([
      { kind: 'phone-shown', message: null, portal_contact: '9002' },
    ]);
    const [letter] = await emailsTo(site.db, 'contatos@casa.com.br');
    expect(letter!.subject).toContain('Viu o telefone no portal');
  });

  test('an event about no person is taken, and stores nothing', async () => {
    expect((await site.imovelweb({ tipoEvento: 'AVISO_ONLINE', idEvento: '1' })).status).toBe(204);
    expect(await site.leads()).toEqual([]);
  });
});

test('the erasure of a contact that the CRM has is an event', async () => {
  await site.zap(zapLead);
  const [lead] = await site.leads();
  await site.db.updateTable('lead_delivery').set({ state: 'sent' }).execute();
  await eraseLeads(site.db, zapLead.email, site.dataDir);
  expect(await site.leads()).toEqual([]);
  const keys = await site.db.selectFrom('work').select('key').where('kind', '=', 'webhook').execute();
  expect(keys.map(({ key }) => key)).toEqual([`erased:${lead!.protocol}`]);
});

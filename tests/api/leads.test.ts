import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadInput } from '@contract/leads';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

const lead: LeadInput = {
  idempotency_key: 'a-key-of-16-chars-or-more',
  kind: 'contact',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
};
const everything: LeadInput = {
  ...lead,
  kind: 'schedule',
  cpf: '529.982.247-25',
  created_new_user: true,
  whatsapp: '+55 (11) 98765-4321',
  contact_preference: 'WhatsApp',
  subject: 'Comprar',
  message: 'Olá\nquero visitar.',
  close_prevision: 'até 3 meses',
  objective: 'Quero investir',
  place: 'Moema',
  fase: ['Novo'],
  tipology: ['Casa', 'Outros'],
  price_min: 1_000_000,
  price_max: 2_000_000,
  rooms: 3,
  suites: 1,
  garage: 2,
  product_id: 48_213,
  broker: 'ana-prado',
  visit: { mode: 'in_person', day: '2026-11-28', period: 'manhã' },
  campaign: { source: 'carta', referrer: 'https://exemplo.com.br/' },
};

describe.each(testEngines)('POST leads on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('lead').execute());

  const post = (body: unknown) =>
    api.app.request('/leads', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const rows = () => database.db.selectFrom('lead').selectAll().execute();

  it('accepts specification fields alone, each a new lead without consent', async () => {
    const given = {
      email: 'so-o-basico@exemplo.com.br',
      name: 'Clara Nunes',
      cpf: '529.982.247-25',
      rooms: 2,
    };
    const send = () =>
      api.app.request('/leads', {
        method: 'POST',
        body: JSON.stringify({ ...given, objective: 'Quero investir' }),
      });
    const protocols = [];
    for (const answer of [await send(), await send()]) {
      expect(answer.status).toBe(201);
      protocols.push(((await answer.json()) as { protocol: string }).protocol);
    }
    expect(new Set(protocols).size).toBe(2);
    const rows = await database.db.selectFrom('lead').selectAll().where('email', '=', given.email).execute();
    const expected = { kind: 'lead', consent_version: 'não informado', consent_at: null, cpf: '52998224725' };
    expect(rows).toMatchObject([expected, expected].map(({ cpf: _, ...rest }) => rest));
  });

  it('keeps a lead and tells its protocol', async () => {
    const { protocol } = await api.client.sendLead(lead);
    expect(protocol).toMatch(/^\d{4}-\d{6}$/);
    expect(await rows()).toMatchObject([
      { kind: 'contact', name: 'Clara Nunes', cpf: null, details: {}, campaign: {}, protocol },
    ]);
  });

  it('keeps everything that a form can say', async () => {
    await api.client.sendLead(everything);
    const { fase, tipology, price_min, rooms, visit } = everything;
    expect(await rows()).toMatchObject([
      {
        cpf: '52998224725',
        whatsapp: '+55 (11) 98765-4321',
        message: 'Olá\nquero visitar.',
        product_id: 48_213,
        broker: 'ana-prado',
        details: { fase, tipology, price_min, rooms, visit, created_new_user: true },
        campaign: everything.campaign,
        consent_at: new Date('2026-11-21T12:00:00Z'),
      },
    ]);
  });

  it('accepts each key once; a repeat, also concurrent, answers the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.client.sendLead(lead)));
    expect(new Set(answers.map(({ protocol }) => protocol)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await api.client.sendLead({ ...lead, idempotency_key: 'another-key-of-16-chars' });
    expect(await rows()).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no e-mail', { email: 'clara' }, 'email'],
    ['a phone that is none', { whatsapp: '123' }, 'whatsapp'],
    ['a wrong CPF', { cpf: '111.111.111-11' }, 'cpf'],
    ['a kind that nobody knows', { kind: 'spam' }, 'kind'],
    ['a long message', { message: 'a'.repeat(2001) }, 'message'],
    ['a price below nothing', { price_min: -1 }, 'price_min'],
    ['a day that is none', { visit: { mode: 'virtual', day: '2026-02-30', period: 'tarde' } }, 'visit.day'],
    ['lists for texts', { name: ['a'], email: {} }, 'name'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const response = await post({ ...lead, ...wrong });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toContain(field);
    expect(await rows()).toEqual([]);
  });

  it('keeps texts without what a database cannot hold', async () => {
    await post({ ...lead, name: 'Cla\0ra \ud800Nunes', message: ' a\r\nb\0 ' });
    expect(await rows()).toMatchObject([{ name: 'Clara Nunes', message: 'a\nb' }]);
  });

  it.each(['', 'null', '[]', '{', '"x"', `{"name":"${'a'.repeat(70_000)}"}`])(
    'answers a body that is no lead with 4xx: %.20s',
    async (body) => {
      const { status } = await post(body);
      expect([400, 413]).toContain(status);
      expect(await rows()).toEqual([]);
    },
  );
});

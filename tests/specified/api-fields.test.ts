import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { visitDays } from '~/domain/visit-days';
import { leadBody } from '@contract/leads';
import { fieldsOf } from '@contract/ours';
import { leadForms } from '../forms/forms';
import { freshFolder } from '../support/database';
import { openMautic } from '../support/mautic';
import { withDemoHouse } from '../support/specified/demo-house';
import { openSpecifiedSite } from '../support/specified/site';
import { until } from '../support/until';

const person = { nome: 'Clara Nunes', email: 'clara@exemplo.com.br', 'telefone.numero': '(11) 98765-4321' };
const property = '/usado/venda/sao-paulo/moema/apartamento-com-jardim/1001';
const visit = { pedido: 'visita', modo: 'Por vídeo', dia: visitDays(new Date())[1]!.day, periodo: 'Tarde' };
const forms: [string, string, Record<string, string>, Record<string, string>][] = [
  ...leadForms.map(({ kind, path, fields }): (typeof forms)[number] => [path, kind, fields, {}]),
  [
    property,
    'schedule',
    { ...person, ...visit },
    { product_id: '1001', visit_mode: 'virtual', visit_day: visit.dia },
  ],
  [
    property,
    'lead',
    { ...person, pedido: 'contato', mensagem: 'Aceita permuta?' },
    { message: 'Aceita permuta?' },
  ],
  [
    '/corretor/ana-reis',
    'contact',
    { ...person, 'telefone.pais': 'BR', mensagem: 'Bom dia.' },
    { broker: 'ana-reis' },
  ],
];
const ours = fieldsOf(leadBody).flatMap(({ path, isOurs }) => (isOurs && !path.includes('.') ? [path] : []));

let mautic: Awaited<ReturnType<typeof openMautic>>;
let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
const isMarketingAllowed = { cookie: `${consentName}=${encodeConsent(['marketing'], new Date())}` };
const posted = () => until(() => expect(mautic.posted.length).toBeGreaterThan(0));

describe('with API_FIELDS=specification', () => {
  beforeAll(async () => {
    mautic = await openMautic();
    const settings = { API_FIELDS: 'specification', MAUTIC_URL: mautic.url };
    site = await openSpecifiedSite(withDemoHouse, settings, await freshFolder());
  });
  afterAll(async () => {
    await site.close();
    await mautic.close();
  });
  beforeEach(() => {
    mautic.posted.length = 0;
    site.standIn.leads.length = 0;
  });

  test.each(forms)(
    'the form of %s (%s) says to the house what the back end is not told',
    async (path, kind, fields, expected) => {
      const chave = `a-form-of-${kind}-that-was-shown`;
      expect((await site.post(path, { ...fields, chave, volta: path })).status).toBe(303);
      const [lead] = site.standIn.leads as [object];
      expect(Object.keys(lead)).toEqual(expect.arrayContaining(['name', 'email']));
      expect(Object.keys(lead).filter((name) => ours.includes(name))).toEqual([]);
      await posted();
      const [{ fields: form, headers }] = mautic.posted as [(typeof mautic.posted)[number]];
      const one = Object.fromEntries(Object.entries(form).map(([alias, [value]]) => [alias, value]));
      expect(one).toMatchObject({ kind, name: 'Clara Nunes', formName: kind, return: path, ...expected });
      expect(one.consent_at).toMatch(/^\d{4}-/);
      expect(headers['x-forwarded-for']).toBeUndefined();
    },
  );

  test('the privacy notice names whom the forms go to', async () => {
    expect((await site.get('/politica-de-privacidade')).html).toContain('sistema de contatos e marketing');
  });

  test('of who allows marketing the browser and the campaign are told too', async () => {
    const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;
    const headers = { ...isMarketingAllowed, 'user-agent': 'Firefox' };
    await site.post(`${path}?utm_source=carta`, { ...fields, chave: 'another-form-shown' }, headers);
    await posted();
    const [{ headers: heard, query, fields: form }] = mautic.posted as [(typeof mautic.posted)[number]];
    expect([heard['user-agent'], heard['x-forwarded-for']]).toEqual(['Firefox', '127.0.0.1']);
    expect([query.get('utm_source'), form.return]).toEqual(['carta', [path]]);
  });

  test('marks a seen arm without a count call; forms carry it and campaign', async () => {
    const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;
    const allowed = `${consentName}=${encodeConsent(['preferencias', 'estatisticas'], new Date())}`;
    const arm = 'search-simplified.1';
    const seen = await site.post(
      '/recursos/experimento',
      { visto: arm },
      { cookie: `${allowed}; exp=${arm}` },
    );
    const cookie = `${allowed}; ${seen.headers.getSetCookie()[0]!.split(';')[0]!}`;
    expect(cookie).toContain(`exp=${arm}.visto`);
    const campanha = JSON.stringify({
      source: 'placa',
      expires: new Date(Date.now() + 60_000).toISOString(),
    });
    await site.post(path, { ...fields, chave: 'who-has-seen-an-arm', campanha }, { cookie });
    await posted();
    const [{ query, fields: form }] = mautic.posted as [(typeof mautic.posted)[number]];
    expect([query.get('utm_source'), form['experiments[]']]).toEqual(['placa', [arm]]);
    expect(Object.keys(site.standIn.leads[0]!).filter((name) => ours.includes(name))).toEqual([]);
  });
});

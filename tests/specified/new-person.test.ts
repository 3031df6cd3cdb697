import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadForms } from '../forms/forms';
import { openMautic } from '../support/mautic';
import { freshFolder } from '../support/database';
import { withDemoHouse } from '../support/specified/demo-house';
import { openSpecifiedSite } from '../support/specified/site';
import { until } from '../support/until';

const contact = leadForms.find(({ kind }) => kind === 'contact')!;

describe.each(['', 'specification'])('before a back end of the operator’s, API_FIELDS=%j', (fields) => {
  let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  beforeAll(async () => {
    mautic = await openMautic();
    const settings: Record<string, string> = fields ? { API_FIELDS: fields, MAUTIC_URL: mautic.url } : {};
    site = await openSpecifiedSite(withDemoHouse, settings, await freshFolder());
  });
  afterAll(async () => {
    await site.close();
    await mautic.close();
  });
  beforeEach(() => {
    site.standIn.leads.length = site.standIn.asked.length = 0;
  });

  const callsTo = (path: string) => site.standIn.asked.filter((call) => call === `POST ${path}`);
  const send = (email: string, chave: string) => site.post(contact.path, { ...contact.fields, email, chave });

  test('marks a lead of a new person and invites them to register once', async () => {
    const key = randomUUID();
    site.standIn.customers.set('antiga@exemplo.com.br', {
      nome: 'Clara Nunes',
      email: 'antiga@exemplo.com.br',
      password: 'Jangada#1962',
      telefone: '',
      favorites: new Map(),
      visits: [],
    });
    const answers = [
      await send('nova@exemplo.com.br', key),
      await send('nova@exemplo.com.br', key),
      await send('antiga@exemplo.com.br', randomUUID()),
    ];
    // The page tells nothing of it.
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual(
      answers.map(() => [303, contact.to]),
    );
    const sentLeads = site.standIn.leads as { email: string; created_new_user?: boolean }[];
    expect(sentLeads.map(({ email, created_new_user }) => [email, created_new_user ?? false])).toEqual([
      ['nova@exemplo.com.br', true],
      ['nova@exemplo.com.br', true],
      ['antiga@exemplo.com.br', false],
    ]);
    await until(() => expect(callsTo('/confirm/registration')).toHaveLength(1));
    expect(callsTo('/check/email')).toHaveLength(3);
  });

  test('thanks for subscriptions in specified words, promising no e-mail', async () => {
    const person = { nome: 'Clara Nunes', email: 'nova@exemplo.com.br' };
    const { headers } = await site.post('/recursos/newsletter', person);
    const flashCookie = decodeURIComponent(headers.get('Set-Cookie')!);
    expect(flashCookie).toContain('"Obrigado por se cadastrar em nossa newsletter"');
    const magazine = await site.post('/revista-curate/assinatura', { ...person, chave: randomUUID() });
    expect(magazine.headers.get('Location')).toBe('/revista-curate/sucesso');
    expect((await site.get('/revista-curate/sucesso')).html).not.toContain('abra a carta');
    expect(callsTo('/check/email')).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toLeadInput } from '@api/leads/stored-lead';
import { sentAliases } from '@api/leads/mautic/sent-aliases';
import { marketingFields } from '@contract/marketing-fields';
import { field, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';

const page = '/antes-de-sair';
const second = `${page}?passo=2`;
const person = {
  nome: 'Clara',
  email: 'clara@exemplo.com.br',
  'telefone.pais': 'BR',
  'telefone.numero': '(11) 98765-4321',
  contato: 'E-mail',
  chave: 'uma-chave-de-um-formulario',
};
const wish = { objetivo: 'Quero investir', onde: 'Moema', tipo: 'Casa', fase: 'Usado' };

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([], { EXIT_INTENT: 'on' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('lead').execute();
});

const leads = () => site.db.selectFrom('lead').selectAll().orderBy('id').execute();
const shown = (html: string) => text(html.replace(/<script.*?<\/script>/gs, ''));
/** Sends the first step; gives what the second one takes along. */
async function firstStep(more: Record<string, string> = {}): Promise<string> {
  const { status, html } = await site.post(page, { ...person, ...more });
  expect(status).toBe(200);
  expect(shown(html)).toContain('O que você procura?');
  return field(html, 'inicio').value;
}

describe('the exit window’s steps, as a page', () => {
  test('are one lead with the specification’s fields, in whole reais', async () => {
    const inicio = await firstStep();
    expect(await leads()).toMatchObject([
      { kind: 'lead', name: 'Clara', whatsapp: '+55 (11) 98765-4321', completed_at: null },
    ]);
    const { status, headers } = await site.post(second, {
      ...wish,
      'preco-min': '1.000.000,40',
      'preco-max': '2.000.000,00',
      inicio,
    });
    expect([status, headers.get('Location')]).toEqual([303, `${page}?enviado=sim`]);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ name: 'Clara', completed_at: expect.any(Date) });
    expect(lead!.details).toEqual({
      contact_preference: 'E-mail',
      created_new_user: true,
      objective: 'Quero investir',
      place: 'Moema',
      tipology: ['Casa'],
      fase: ['Usado'],
      price_min: 1_000_000,
      price_max: 2_000_000,
    });
    const aliases = marketingFields(toLeadInput(lead!, null)).map(([alias]) => alias.replace('[]', ''));
    expect(sentAliases('lead')).toEqual(expect.arrayContaining(aliases));
  });

  test('carry the campaign, also through the second step and an error', async () => {
    const campaign = { source: 'carta' };
    const expires = new Date(Date.now() + 60_000).toISOString();
    const { html } = await site.post(page, { ...person, campanha: JSON.stringify({ ...campaign, expires }) });
    const own = { inicio: field(html, 'inicio').value, campanha: field(html, 'campanha').value };
    const wrong = await site.post(second, { ...wish, ...own, 'preco-min': '2', 'preco-max': '1' });
    expect([wrong.status, field(wrong.html, 'campanha').value]).toEqual([400, own.campanha]);
    await site.post(second, { ...wish, ...own });
    expect(await leads()).toMatchObject([{ campaign, completed_at: expect.any(Date) }]);
  });

  test('show the texts and six objectives, with no personal data in addresses', async () => {
    const { html } = await site.get(page);
    for (const phrase of ['Antes de sair', 'Diga quem é e o que procura', 'Prefiro falar por', 'Próximo'])
      expect(shown(html)).toContain(phrase);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    for (const name of ['nome', 'email', 'telefone.numero'])
      expect([name, field(html, name).exists]).toEqual([name, true]);
    for (const contactMethod of ['Telefone', 'WhatsApp', 'E-mail'])
      expect([contactMethod, field(html, 'contato', contactMethod).exists]).toEqual([contactMethod, true]);
    const next = await site.post(page, person);
    for (const phrase of ['Tudo aqui é opcional.', 'Pronto', 'Quero ajuda para encontrar um imóvel'])
      expect(shown(next.html)).toContain(phrase);
    expect(next.html.match(/<option value="[^"]+"/g)).toHaveLength(6);
    expect(next.html).not.toContain('clara@exemplo.com.br');
  });

  test('take an empty wish, and a wish sent twice once', async () => {
    const inicio = await firstStep();
    for (const _twice of [1, 2]) expect((await site.post(second, { inicio })).status).toBe(303);
    expect(await leads()).toHaveLength(1);
  });

  test.each([
    [{ nome: '' }, 'nome', 'Digite o seu nome'],
    [{ nome: ' ' }, 'nome', 'Digite o seu nome'],
    [{ nome: 'a'.repeat(121) }, 'nome', 'Escreva no máximo 120 caracteres'],
    [{ email: 'clara@' }, 'email', 'Digite um e-mail válido'],
    [{ 'telefone.numero': '(11) 1234' }, 'telefone.numero', 'Preencha com um número válido'],
    [{ 'telefone.numero': '' }, 'telefone.numero', 'Preencha com um número válido'],
  ])('refuse %j beside its field, with all that was typed', async (wrong, name, message) => {
    const { status, html } = await site.post(page, { ...person, ...wrong });
    expect(status).toBe(400);
    expect(field(html, name).invalid).toBe(true);
    expect(shown(html)).toContain(message);
    expect(field(html, 'chave').value).toBe(person.chave);
    expect(await leads()).toEqual([]);
  });

  test.each([
    [{ 'preco-min': '3000000', 'preco-max': '2000000' }, 'O preço máximo deve ser maior que o preço mínimo'],
    [{ 'preco-min': 'muito' }, 'Digite um valor em reais, como 4.000.000'],
    [{ 'preco-min': '9'.repeat(24) }, 'Digite um valor em reais, como 4.000.000'],
    [{ objetivo: 'Outro' }, 'Escolha uma das opções'],
    [{ onde: 'x'.repeat(201) }, 'Escreva no máximo 200 caracteres'],
  ])('refuse a wish of %j, and stay at the second step', async (wrong, message) => {
    const inicio = await firstStep();
    const { status, html } = await site.post(second, { ...wish, ...wrong, inicio });
    expect(status).toBe(400);
    expect(shown(html)).toContain(message);
    expect((await site.post(second, { ...wish, inicio: field(html, 'inicio').value })).status).toBe(303);
  });

  test.each(['', 'inicio=x', 'inicio=%00; inicio=y', 'sessao=1', 'é'.repeat(300)])(
    'a second step that begins with %j begins anew, and is nobody’s lead',
    async (inicio) => {
      const { status, headers } = await site.post(second, { ...wish, inicio });
      expect([status, headers.get('Location')]).toEqual([303, page]);
      expect(await leads()).toEqual([]);
    },
  );

  test('say so where nothing can be kept, and go on from there', async () => {
    const first = await site.whileDown(() => site.post(page, person));
    expect([first.status, shown(first.html).includes('Ooops! Não foi possível completar a ação.')]).toEqual([
      503,
      true,
    ]);
    const inicio = await firstStep();
    const next = await site.whileDown(() => site.post(second, { ...wish, inicio }));
    expect(next.status).toBe(503);
    expect(field(next.html, 'onde').value).toBe('Moema');
    expect((await site.post(second, { ...wish, inicio: field(next.html, 'inicio').value })).status).toBe(303);
    expect(await leads()).toMatchObject([{ details: { place: 'Moema' } }]);
  });

  test('are asked of programs that fill every field once more', async () => {
    const { status, html } = await site.post(page, { ...person, website: 'https://spam.example' });
    expect(status).toBe(400);
    expect(shown(html)).toContain('Não conseguimos confirmar o envio');
  });
});

test('scripts are told who begins, and no page that is kept says it', async () => {
  const { json, headers } = await site.get('/recursos/quem-sai').then(({ html, headers }) => ({
    json: JSON.parse(html) as { isSignedIn: boolean },
    headers,
  }));
  expect(json).toEqual({ isSignedIn: false });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

describe('without the setting', () => {
  let off: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    off = await openSite([]);
  });
  afterAll(() => off.close());

  test('there is neither page nor window, and pages say nothing of one', async () => {
    for (const path of [page, '/recursos/quem-sai']) expect((await off.get(path)).status, path).toBe(404);
    expect((await off.post(page, person)).status).toBe(404);
    expect(await off.db.selectFrom('lead').selectAll().execute()).toEqual([]);
    expect((await off.get('/')).html).not.toContain('exitIntent');
    expect((await site.get('/')).html).toContain('exitIntent');
  });
});

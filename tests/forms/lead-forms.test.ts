import { formKindOf } from '@domain/leads/lead-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toLeadInput } from '@api/leads/stored-lead';
import { sentAliases } from '@api/leads/mautic/sent-aliases';
import { marketingFields } from '@contract/marketing-fields';
import { field, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { leadForms } from './forms';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
  await asDemo(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('lead').execute();
});

/** What people read of a page: not its data. */
const shown = (html: string) => text(html.replace(/<script.*?<\/script>/gs, ''));
const leads = () => site.db.selectFrom('lead').selectAll().execute();

describe.each(leadForms)('$path', ({ path, fields, emptyErrors, kind, to, failed }) => {
  test('shows its form', async () => {
    const { status, html } = await site.get(path);
    expect(status).toBe(200);
    for (const name of [...Object.keys(emptyErrors), 'campanha'])
      expect(field(html, name).exists, name).toBe(true);
  });

  test('keeps what is sent, once, and goes on', async () => {
    const sent = await site.post(path, fields);
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, to]);
    await site.post(path, fields);
    expect(await leads()).toMatchObject([{ kind, name: fields.nome, email: fields.email }]);
  });

  test('stores campaign and arms, and sends only known marketing aliases', async () => {
    const campanha = JSON.stringify({
      source: 'carta',
      expires: new Date(Date.now() + 60_000).toISOString(),
    });
    const cookie = 'consentimento=1.2026-11-21.preferencias.estatisticas; exp=search-simplified.1.visto';
    await site.post(path, { ...fields, campanha }, { cookie });
    const [lead] = await leads();
    expect(lead).toMatchObject({
      campaign: { source: 'carta' },
      details: { experiments: ['search-simplified.1'] },
    });
    const aliases = marketingFields(toLeadInput(lead!, null)).map(([alias]) => alias.replace('[]', ''));
    expect(sentAliases(formKindOf(lead!.kind))).toEqual(expect.arrayContaining(aliases));
  });

  test('empty fields answer 400 with each error beside its field, in HTML', async () => {
    const { status, html } = await site.post(path, {});
    expect(status).toBe(400);
    for (const [name, error] of Object.entries(emptyErrors)) {
      // A group of choices is described as a whole.
      const group = new RegExp(`<fieldset[^>]*aria-describedby="([^"]*-${name}-error)"`).exec(html)?.[1];
      const { invalid, describedBy = group } = field(html, name);
      expect(invalid || group, name).toBeTruthy();
      const message = new RegExp(`id="${describedBy?.replaceAll('.', '\\.')}"[^>]*>(.*?)</p>`, 's').exec(
        html,
      );
      expect(text(message?.[1] ?? ''), name).toBe(error);
    }
    expect(await leads()).toEqual([]);
  });

  test('keeps what was typed where something is wrong', async () => {
    const { html } = await site.post(path, { ...fields, email: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert(1)');
    expect(field(html, 'email').value).toBe('"><script>alert(1)</script>');
    expect(field(html, 'nome').value).toBe(fields.nome);
  });

  test('where nothing could be kept, says so and keeps what was typed', async () => {
    const { status, html } = await site.whileDown(() => site.post(path, fields));
    expect(status).toBe(503);
    expect(shown(html)).toContain(failed);
    expect(field(html, 'nome').value).toBe(fields.nome);
    const again = await site.post(path, fields);
    expect(again.status).toBe(303);
    expect(await leads()).toHaveLength(1);
  });

  test('asks once more where a program may have filled it', async () => {
    const { status, html } = await site.post(path, { ...fields, website: 'https://spam.example' });
    expect(status).toBe(400);
    expect(shown(html)).toContain('Não conseguimos confirmar o envio');
    expect(field(html, 'email').value).toBe(fields.email);
    expect(field(html, 'website').value).toBe('');
  });

  const body = (init: RequestInit) => () => site.get(path, { method: 'POST', ...init });
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const files = () => {
    const form = new FormData();
    for (const name of Object.keys(fields)) form.append(name, new File(['x'], 'x.txt'));
    return form;
  };
  test.each<[string, () => Promise<{ status: number }>, number?]>([
    ['no body', body({})],
    ['JSON', body({ body: '{"nome":"x"}', headers: { 'content-type': 'application/json' } }), 415],
    [
      'a broken multipart',
      body({ body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
      415,
    ],
    ['files', () => site.get(path, { method: 'POST', body: files() }), 415],
    ['NULs', body({ body: 'nome=a%00b&email=%00', headers: urlencoded })],
    ['invalid UTF-8', body({ body: 'nome=%ff%fe+%c3%28&email=%ff', headers: urlencoded })],
    ['lists', body({ body: 'nome=a&nome=b&email=c&email=d', headers: urlencoded })],
    ['names of paths', body({ body: 'nome[0]=a&nome.x=b&email[__proto__]=c', headers: urlencoded })],
    ['names of prototypes', body({ body: '__proto__[x]=1&constructor.prototype=2', headers: urlencoded })],
    ["conform's own orders", body({ body: '__intent__=%7B&__state__=%7B', headers: urlencoded })],
    ['a huge text', body({ body: `nome=${'a'.repeat(900_000)}`, headers: urlencoded }), 413],
    ['many fields', body({ body: 'a=1&'.repeat(50_000), headers: urlencoded }), 413],
  ])('%s: is refused and nothing is kept', async (_what, send, expected = 400) => {
    const { status } = await send();
    expect(status).toBe(expected);
    expect(await leads()).toEqual([]);
  });
});

describe('the newsletter', () => {
  const [{ path, fields }] = leadForms as [(typeof leadForms)[number]];
  test.each([
    [
      'the page that its form says',
      { volta: '/imoveis/venda?suites=2' },
      undefined,
      '/imoveis/venda?suites=2',
    ],
    ['the page that the browser says', {}, 'https://www.example.com.br/imoveis?vagas=1', '/imoveis?vagas=1'],
    ['never to another site', { volta: '//evil.example' }, 'https://evil.example//x', '/'],
    ['never to itself', { volta: path }, undefined, '/'],
  ])('goes back to %s', async (_what, more, referer, to) => {
    const { headers } = await site.get(path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...more }),
      ...(referer && { headers: { referer } }),
    });
    expect(headers.get('Location')).toBe(to);
    expect(decodeURIComponent(headers.get('Set-Cookie')!)).toContain(
      'Obrigado por se cadastrar em nossa newsletter',
    );
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['its form says', { volta: '/imoveis/venda?suites=2' }, {}],
    ['the browser says', {}, { referer: 'https://www.example.com.br/imoveis/venda?suites=2' }],
  ])('where something is wrong keeps the way back that %s', async (_who, more, headers) => {
    const { status, html } = await site.post(path, { nome: 'Clara', ...more }, headers);
    expect(status).toBe(400);
    expect(field(html, 'volta').value).toBe('/imoveis/venda?suites=2');
  });
});

test('a wish keeps its choices, one or several, where something is wrong', async () => {
  const { path, fields } = leadForms.find(({ kind }) => kind === 'no-reference')!;
  const choices = [
    ['objetivo', 'Procuro lançamentos'],
    ['tipo', 'Cobertura'],
    ['tipo', 'Casa'],
    ['suites', '2'],
    ['contato', 'E-mail'],
  ] as const;
  const body = new URLSearchParams({ ...fields, 'preco-min': '8.000.000', 'preco-max': '4.000.000' });
  for (const [name] of choices) body.delete(name);
  for (const [name, value] of choices) body.append(name, value);
  const { status, html } = await site.get(path, { method: 'POST', body });
  expect(status).toBe(400);
  expect(shown(html)).toContain('O preço máximo deve ser maior que o preço mínimo');
  for (const [name, value] of choices) expect(field(html, name, value).checked, value).toBe(true);
  expect(field(html, 'tipo', 'Apartamento').checked).toBe(false);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anchors, field, text } from '../imoveis/markup';
import { testEngines } from '../support/database';
import { type AnnounceSite, check, openAnnounceSite } from './announce-site';
import { allowed, contract, failed, more, path, send, whole } from './long-form';
import { allSteps, standing } from './wizard';

describe.each(testEngines)('the long form in trouble, on %s', (engine) => {
  let site: AnnounceSite;
  beforeAll(async () => {
    site = await openAnnounceSite({}, engine);
  });
  afterAll(() => site.close());
  beforeEach(() => site.clear());

  it('answers 503 when saving fails, with all input, and can be sent again', async () => {
    const clara = site.owner();
    const fields = { ...standing((await clara.get(path)).html), ...whole };
    for (const trouble of [
      () => site.failing(['/sellRent/register'], () => clara.post(path, fields)),
      () => site.whileDown(() => clara.post(path, fields)),
    ]) {
      const { status, html } = await trouble();
      expect([status, html.includes(failed)]).toEqual([503, true]);
      expect(standing(html)).toMatchObject(whole);
    }
    expect((await clara.post(path, fields)).status).toBe(303);
    expect(await site.announcements()).toHaveLength(1);
  });

  it('sums up errors and says each at its field, all parts open, all kept', async () => {
    const typed = { ...whole, data_nascimento: '01/01/2020', documento: '529.982.247-24' };
    const filled = { ...typed, mensagem: 'Há um cajueiro.', autoriza_contato: 'sim' };
    const { status, html } = await send(site.owner(), { ...filled, autoriza_avaliacao: '' });
    expect(status).toBe(400);
    const [summary = ''] = /<div class="resumo-erros".*?<\/ul>/s.exec(html) ?? [];
    const fieldErrors = [
      ['documento', 'CPF ou CNPJ', 'O CPF informado é inválido'],
      ['data_nascimento', 'Data de nascimento', 'Você deve ter no mínimo 18 anos'],
      ['autoriza_avaliacao', 'Autorização para avaliar o imóvel', 'Precisamos da sua autorização'],
    ] as const;
    expect(anchors(summary).map(({ label }) => label)).toEqual(fieldErrors.map(([, label]) => label));
    for (const [index, [name, , words]] of fieldErrors.entries()) {
      const error = `${anchors(summary)[index]!.href.slice(1)}-error`;
      expect(field(html, name)).toMatchObject({
        invalid: true,
        describedBy: expect.stringContaining(error),
      });
      expect(text(new RegExp(`id="${error}".*?</p>`, 's').exec(html)?.[0] ?? '')).toContain(words);
    }
    const parts = html.match(/<details class="sec-f"[^>]*>/g)!;
    expect(parts.filter((part) => !part.includes(' open='))).toEqual([]);
    const { autoriza_avaliacao: _, ...stands } = filled;
    expect(standing(html)).toMatchObject(stands);
  });

  it('keeps the start time of the first page when errors are corrected', async () => {
    const clara = site.owner();
    const shown = standing((await clara.get(path)).html);
    const { status, html } = await clara.post(path, { ...shown, ...whole, email: 'ninguém' });
    expect([status, standing(html).hora]).toEqual([400, shown.hora]);
    const forged = await clara.post(path, { ...shown, ...whole, hora: 'hora=forjada' });
    expect(forged.status).toBe(400);
    expect((await clara.post(path, { ...standing(forged.html), ...whole })).status).toBe(303);
  });

  it.each([
    ['gone on with on the phone', 'Continuar no celular', '/cadastre-seu-imovel/celular'],
    ['left for its photos', 'Incluir fotos', '/cadastre-seu-imovel/fotos?formulario=1'],
  ])('can be %s: what the draft takes is kept', async (_, intencao, to) => {
    const clara = site.owner();
    const { status, headers } = await send(clara, { ...whole, intencao });
    expect([status, headers.get('Location')]).toEqual([303, to]);
    expect((await clara.get(to)).status).toBe(200);
    expect(standing((await clara.get(path)).html)).toMatchObject({ ...allSteps, ...more });
    expect(await site.announcements()).toEqual([]);
    const away = await site.whileDown(() => site.owner().post(path, { ...whole, intencao }));
    expect([away.status, standing(away.html)]).toEqual([503, expect.objectContaining(whole)]);
    expect(away.html).not.toContain('class="resumo-erros"');
  });

  it('what a condominium has by a deployment of once hinders neither form', async () => {
    const clara = await site.owner().draft();
    await send(clara, { comodidades: 'heliponto' });
    expect((await clara.get(check)).status).toBe(200);
    expect((await send(clara, whole)).status).toBe(303);
  });

  it('has the place of a CEP by a button, and finds no fault meanwhile', async () => {
    const place = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' };
    const typed = { ...contract, ...allowed, proprietario_nome: 'Clara', cep: '01310-100' };
    site.context.findCep = async () => place;
    const { status, html } = await send(site.owner(), { ...typed, intencao: 'Buscar CEP' });
    expect([status, html.includes('class="resumo-erros"')]).toEqual([200, false]);
    expect(standing(html)).toMatchObject({ ...typed, ...place });
  });

  it('answers 429 with Retry-After and all input when sent too often', async () => {
    site.context.leadLimit = () => 60;
    const { status, headers, html } = await send(site.owner(), whole);
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(standing(html)).toMatchObject(whole);
  });

  describe('what nobody types', () => {
    it.each<[string, Record<string, string>, number]>([
      ['nothing', { intencao: '' }, 400],
      ['a counter of its own', { ...whole, banheiros: '-1' }, 400],
      ['a word for a count', { ...whole, dormitorios: 'constructor' }, 400],
      ['names of the language', { ...whole, __proto__x: 'x', constructor: 'x', 'toString.x': 'y' }, 400],
      ['markup', { ...allSteps, complemento: '"><script>alert(1)</script>' }, 400],
      ['an amount beyond all', { ...whole, valor_venda_desejado: '9'.repeat(40) }, 400],
      ['NUL', { ...whole, mensagem: 'a\u0000b', bairro: 'a\u0000b' }, 303],
      ['half a letter', { ...whole, mensagem: '\ud83c' }, 303],
      ['a long line', { ...whole, endereco: 'x'.repeat(50_000) }, 413],
      ['more than a form is', { ...whole, mensagem: 'x'.repeat(1_100_000) }, 413],
      ['a message that no draft keeps', { ...whole, mensagem: 'x'.repeat(2_001) }, 400],
      ['a message of nothing', { ...whole, mensagem: ' \n' }, 303],
      ['boxes that are there and empty', { ...whole, autoriza_contato: '', novidades: '' }, 303],
      ['a strange intent', { ...whole, intencao: 'apagar' }, 303],
      ['no key', { ...whole, chave: '' }, 303],
    ])('%s is answered, and never with a fault', async (_, fields, status) => {
      const answer = await send(site.owner(), fields);
      expect(answer.status).toBe(status);
      expect(answer.html).not.toContain('<script>alert(1)');
      expect(await site.announcements()).toHaveLength(status === 303 ? 1 : 0);
    });
  });
});

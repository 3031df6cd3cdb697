import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { authorisationMessage, authorisations } from '@domain/announcement/long-form';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { testEngines } from '../support/database';
import { allLetters } from '../support/letters';
import { Owner, standing, steps, typedSteps } from './wizard';

const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
const thanks = '/para-quem-anuncia/obrigado';
const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

const steps4: Record<string, string> = Object.assign({}, ...Object.values(typedSteps));
const more = {
  area_total: '1.200',
  banheiros: '5',
  lavabos: '1',
  salas: '2',
  dependencias: '0',
  comodidades: 'piscina',
  preferencia_contato: 'WhatsApp',
  como_conheceu: 'Placa',
};
const contract = { documento: '529.982.247-25', data_nascimento: '02/01/1980', estado_civil: 'Viúvo(a)' };
/** What nobody but the house is told of. */
const confidential = /529\.?982\.?247|02\/01\/1980|Viúvo/;
const allowed = { autoriza_avaliacao: 'sim' };
const whole = { ...steps4, ...more, ...contract, ...allowed };

describe.each(testEngines)('the long form, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'long-form-'));
    site = await openSite(undefined, { DATA_DIR: folder }, engine);
    site.context.draftLimit = () => 0;
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const table of ['work', 'announcement_draft', 'lead'] as const)
      await site.db.deleteFrom(table).execute();
  });
  const owner = () => new Owner(site);
  const announcements = () =>
    site.db.selectFrom('announcement').innerJoin('lead', 'lead.id', 'lead_id').selectAll().execute();
  const kinds = async () =>
    (await site.db.selectFrom('lead').select('kind').execute()).map(({ kind }) => kind).sort();
  /** Opens the form and sends it with these fields, and all that the page had itself. */
  const send = async (clara: Owner, fields: Record<string, string>) =>
    clara.post(path, { ...standing((await clara.get(path)).html), ...fields });

  it('sends all that was asked, with what was allowed by which text and when, and ends on the page that thanks', async () => {
    const clara = owner();
    const before = new Date().toISOString();
    const sent = await send(clara, { ...whole, autoriza_contato: 'sim', mensagem: 'Há um cajueiro.' });
    expect([sent.status, sent.headers.get('Location')?.split('?')[0]]).toEqual([303, thanks]);
    expect(sent.headers.get('Location')).not.toMatch(/clara|529/i);

    const [kept, ...others] = await announcements();
    expect(others).toEqual([]);
    expect(kept!.announce).toMatchObject({
      localizacao: 'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios - RJ, Brasil',
      area_total: 1_200,
      banheiros: 5,
      lavabos: 1,
      salas: 2,
      dependencias: 0,
      comodidades: ['piscina'],
      documento: '52998224725',
      data_nascimento: '02/01/1980',
      estado_civil: 'Viúvo(a)',
      preferencia_contato: 'WhatsApp',
      como_conheceu: 'Placa',
      mensagem: 'Há um cajueiro.',
    });
    const [evaluation, contact] = authorisations;
    expect(kept!.announce.authorisations).toEqual([
      { name: 'avaliacao', version: evaluation.version, at: expect.any(String) },
      { name: 'contato', version: contact.version, at: expect.any(String) },
    ]);
    const { at } = kept!.announce.authorisations![0]!;
    expect([before <= at, at <= new Date().toISOString()]).toEqual([true, true]);

    const thanked = text((await clara.get(sent.headers.get('Location')!)).html);
    for (const said of ['Obrigado, Clara.', kept!.protocol, 'por WhatsApp como você pediu'])
      expect(thanked).toContain(said);
    expect((await clara.get(path)).html).toContain('Você já enviou este anúncio.');
    expect((await clara.get('/cadastre-seu-imovel/conferir')).html).toContain(kept!.protocol);
    const again = await clara.post(path, { intencao: 'Começar outro' });
    expect([again.status, again.headers.get('Location')]).toEqual([303, path]);
    expect(standing((await clara.get(path)).html)).toMatchObject({ endereco: '', email: '' });
  });

  it('comes with no box ticked, not by a draft either, and is not sent without the first', async () => {
    const clara = owner();
    const { status, html } = await send(clara, {
      ...whole,
      autoriza_avaliacao: '',
      autoriza_contato: 'sim',
    });
    expect([status, html.includes(authorisationMessage)]).toEqual([400, true]);
    expect(standing(html)).toMatchObject({ autoriza_contato: 'sim', ...contract });
    const later = standing((await clara.get(path)).html);
    for (const { field } of authorisations) expect(later).not.toHaveProperty(field);
    expect(await announcements()).toEqual([]);
  });

  it.each([
    ['no box for news', allowed, ['your-property']],
    ['the box for news', { ...allowed, novidades: 'sim' }, ['newsletter', 'your-property']],
  ])('with %s asks for news or does not', async (_, boxes, told) => {
    await send(owner(), { ...whole, ...boxes });
    expect(await kinds()).toEqual(told);
  });

  it('of a company it takes the tax id alone', async () => {
    await send(owner(), { ...whole, documento: '12.ABC.345/01DE-35', data_nascimento: '01/01/2020' });
    const [kept] = await announcements();
    expect(kept!.announce.documento).toBe('12ABC34501DE35');
    for (const name of ['data_nascimento', 'estado_civil']) expect(kept!.announce).not.toHaveProperty(name);
  });

  it('tells the house who is not to be called, and nobody what only a contract needs', async () => {
    await send(owner(), whole);
    const [kept] = await announcements();
    expect(kept!.message).toContain('Autoriza: avaliação e divulgação');
    expect(kept!.message).toContain('Não autoriza: contato por telefone e WhatsApp');
    const { announce: _house, ...rest } = kept!;
    const drafts = await site.db.selectFrom('announcement_draft').selectAll().execute();
    const work = await site.db.selectFrom('work').selectAll().execute();
    expect([drafts.length, work.length]).toEqual([1, expect.any(Number)]);
    expect(JSON.stringify([rest, drafts, work, await allLetters(site.db)])).not.toMatch(confidential);
  });

  it('that nobody can keep is not acknowledged: it stands as it was typed, boxes too, and can be sent again', async () => {
    const clara = owner();
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
    expect(await announcements()).toHaveLength(1);
  });

  it('tells where its owner came from, after something was wrong too', async () => {
    const clara = owner();
    const campanha = JSON.stringify({
      source: 'carta',
      expires: new Date(Date.now() + 60_000).toISOString(),
    });
    const fields = { ...standing((await clara.get(path)).html), ...whole, campanha };
    const { status, html } = await clara.post(path, { ...fields, email: 'none' });
    expect([status, standing(html).campanha]).toEqual([400, campanha]);
    expect((await clara.post(path, fields)).status).toBe(303);
    expect(await site.db.selectFrom('lead').select('campaign').execute()).toEqual([
      { campaign: { source: 'carta' } },
    ]);
  });

  it('asks who corrects something for no patience: the time is the first page’s', async () => {
    const clara = owner();
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
    const clara = owner();
    const { status, headers } = await send(clara, { ...whole, intencao });
    expect([status, headers.get('Location')]).toEqual([303, to]);
    expect((await clara.get(to)).status).toBe(200);
    expect(standing((await clara.get(path)).html)).toMatchObject({ ...steps4, ...more });
    expect(await announcements()).toEqual([]);
    const away = await site.whileDown(() => owner().post(path, { ...whole, intencao }));
    expect([away.status, standing(away.html)]).toEqual([503, expect.objectContaining(whole)]);
    expect(away.html).not.toContain('class="resumo-erros"');
  });

  it('asks for photos in another window: what lies in no draft stays where it is typed', async () => {
    const { html } = await owner().get(path);
    expect(html).toMatch(/<button[^>]*value="Incluir fotos"[^>]*formTarget="_blank"/i);
  });

  it('what a condominium has by a deployment of once hinders neither form', async () => {
    const clara = owner();
    await clara.fill();
    await send(clara, { comodidades: 'heliponto' });
    expect((await clara.get('/cadastre-seu-imovel/conferir')).status).toBe(200);
    expect((await send(clara, whole)).status).toBe(303);
  });

  it('has the place of a CEP by a button, and finds no fault meanwhile', async () => {
    const place = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' };
    const typed = { ...contract, ...allowed, proprietario_nome: 'Clara', cep: '01310-100' };
    site.context.findCep = async () => place;
    const { status, html } = await send(owner(), { ...typed, intencao: 'Buscar CEP' });
    site.context.findCep = null;
    expect([status, html.includes('class="resumo-erros"')]).toEqual([200, false]);
    expect(standing(html)).toMatchObject({ ...typed, ...place });
  });

  it('sent too often from one place it says when to go on, with all that was typed', async () => {
    site.context.leadLimit = () => 60;
    const { status, headers, html } = await send(owner(), whole);
    site.context.leadLimit = () => 0;
    expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
    expect(standing(html)).toMatchObject(whole);
  });

  it('its thanks say how somebody gets in touch, in a sentence, and how to follow it', async () => {
    const clara = owner();
    const { headers } = await send(clara, { ...whole, preferencia_contato: 'Telefone' });
    const thanked = text((await clara.get(headers.get('Location')!)).html);
    for (const said of [', por telefone como você pediu', 'entre com clara@exemplo.com.br'])
      expect(thanked).toContain(said);
  });

  describe('what nobody types', () => {
    it.each<[string, Record<string, string>, number]>([
      ['nothing', { intencao: '' }, 400],
      ['a counter of its own', { ...whole, banheiros: '-1' }, 400],
      ['a word for a count', { ...whole, dormitorios: 'constructor' }, 400],
      ['names of the language', { ...whole, __proto__x: 'x', constructor: 'x', 'toString.x': 'y' }, 400],
      ['markup', { ...steps4, complemento: '"><script>alert(1)</script>' }, 400],
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
      const answer = await send(owner(), fields);
      expect(answer.status).toBe(status);
      expect(answer.html).not.toContain('<script>alert(1)');
      expect(await announcements()).toHaveLength(status === 303 ? 1 : 0);
    });
  });

  /** Where drafts lie: the same promises hold of both. */
  describe.each([
    ['in the back end', <T>(work: () => Promise<T>) => work()],
    [
      'in files, where the back end keeps none',
      <T>(work: () => Promise<T>) => site.without(['/announcement/'], work),
    ],
  ])('with its draft %s', (_place, there) => {
    it('is sent once, however often, from one browser and without a cookie', () =>
      there(async () => {
        const clara = owner();
        const fields = { ...standing((await clara.get(path)).html), ...whole, novidades: 'sim' };
        const answers = await Promise.all(Array.from({ length: 20 }, () => clara.copy().post(path, fields)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
        expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
        expect(await announcements()).toHaveLength(1);
        expect((await clara.post(path, fields)).status).toBe(303);
        expect(await announcements()).toHaveLength(1);
      }));

    it('is once, by whichever form it is sent at the same time', () =>
      there(async () => {
        const clara = owner();
        await clara.fill();
        const looked = await clara.looked();
        const fields = { ...standing((await clara.get(path)).html), ...whole };
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            index % 2
              ? clara.copy().post('/cadastre-seu-imovel/conferir', looked)
              : clara.copy().post(path, fields),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
        expect(await announcements()).toHaveLength(1);
      }));

    it('has what was typed step by step, and the steps have what was typed here', () =>
      there(async () => {
        const clara = owner();
        for (const name of steps.slice(0, 2)) await clara.step(name, typedSteps[name]);
        expect(standing((await clara.get(path)).html)).toMatchObject({
          ...typedSteps.localizacao,
          ...typedSteps.informacoes,
        });
        const { status } = await send(clara, {
          ...more,
          ...contract,
          negociacao: 'Alugar',
          bairro: 'Geribá',
        });
        expect(status).toBe(400);
        expect(standing((await clara.get('/cadastre-seu-imovel/localizacao')).html).bairro).toBe('Geribá');
        expect(standing((await clara.get('/cadastre-seu-imovel/valores')).html).negociacao).toBe('Alugar');
        await clara.step('contato', typedSteps.contato);
        const looked = await clara.get('/cadastre-seu-imovel/conferir');
        expect(looked.html).toContain('Mais sobre o imóvel');
        expect(looked.html).not.toMatch(confidential);
        await clara.post('/cadastre-seu-imovel/conferir', standing(looked.html));
        const [kept] = await announcements();
        expect(kept!.announce).toMatchObject({
          bairro: 'Geribá',
          alugar: 1,
          salas: 2,
          como_conheceu: 'Placa',
        });
        expect(kept!.announce).not.toHaveProperty('documento');
      }));

    it('keeps what only a contract needs out of it', () =>
      there(async () => {
        const clara = owner();
        const { html } = await send(clara, { ...more, ...contract, email: 'ninguém' });
        expect(standing(html)).toMatchObject({ ...contract, email: 'ninguém' });
        const later = standing((await clara.get(path)).html);
        expect(later).toMatchObject({ ...more, email: 'ninguém', documento: '', data_nascimento: '' });
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const file of files.filter((each) => each.isFile()))
          expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toMatch(confidential);
      }));
  });
});

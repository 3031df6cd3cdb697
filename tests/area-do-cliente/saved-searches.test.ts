import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxSavedSearches } from '@domain/saved-search/limits';
import { field, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { buttonForm } from '../support/button-form';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';
import { cookieOf } from '../sign-in/visitor';
import { clock } from '@domain/kernel/clock';

const page = '/area-do-cliente/minhas-pesquisas-salvas';
const listing = '/imoveis/venda/moema/apartamento?preco=0-12000000';
const saving = `${page}/salvar?busca=${encodeURIComponent(listing)}`;
const fields = { nome: 'Perto do parque', frequencia: 'weekly' };

let site: Awaited<ReturnType<typeof openSite>>;
let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'A' }), makeListing({ reference: 'B' })]);
});
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await signedInVisitor(site, { verified_at: new Date() });
});

const see = (path: string = page) => site.get(path, { headers: { cookie: visitor.cookie } });
const send = (path: string, sent: Record<string, string>) =>
  site.post(path, sent, { cookie: visitor.cookie });
/** Presses a button of a page, without scripts. */
const press = (html: string, label: string, typed: Record<string, string> = {}) => {
  const { action, fields } = buttonForm(html, label);
  return send(action!, { ...fields, ...typed });
};
/** The page after a form that was taken. */
async function after(answer: Promise<{ status: number; headers: Headers }>) {
  const { status, headers } = await answer;
  expect(status).toBe(303);
  return see(headers.get('Location')!);
}
const main = (html: string) => text(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
const saved = async () => (await visitor.customer.savedSearches()).data;
const save = async (more: Record<string, string> = {}) => {
  await after(send(saving, { ...fields, ...more }));
  return (await saved())[0]!.id;
};
const about = (acao: string, pesquisa: string) => send(page, { acao, pesquisa });

describe('a listing’s search', () => {
  test('is saved on a page with its criteria and matches, then returns', async () => {
    const shown = await see(`${listing}&lp=verao`);
    expect(shown.html).toMatch(/<button[^>]* form="salvar"[^>]*>.*?Salvar pesquisa/s);
    const [, returnPath] =
      /<form[^>]*action="\/recursos\/pesquisas"[^>]*id="salvar"[^>]*><input[^>]*name="volta" value="([^"]*)"/.exec(
        shown.html,
      )!;
    expect(text(returnPath!)).toBe(`${listing}&lp=verao`);
    const { headers } = await send('/recursos/pesquisas', { volta: `${listing}&pagina=2&lp=verao` });
    const form = await see(headers.get('Location')!);
    expect(heading(form.html)).toBe('Salvar pesquisa');
    const words = ['Comprar', 'Moema, São Paulo', 'Apartamento', 'Até R$ 12 mi', '2 imóveis combinam hoje.'];
    for (const each of words) expect(main(form.html).replaceAll(' ', ' ')).toContain(each);
    expect(field(form.html, 'nome').value).toBe('Apartamentos à venda em Moema, São Paulo');
    expect(field(form.html, 'frequencia', 'daily').checked).toBe(true);
    const sent = await send(headers.get('Location')!, fields);
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${listing}&lp=verao&pagina=2`]);
    expect(decodeURIComponent(sent.headers.get('Set-Cookie')!)).toContain(
      'Pesquisa salva. Avisamos às segundas, 8h, se houver novidade.',
    );
    const { html } = await see();
    expect(main(html)).toContain('1 pesquisa. As cartas vão para');
    expect(html).toContain(`href="${listing}">Perto do parque</a>`);
    expect(main(html)).toContain('Avisa às segundas');
  });

  test('needs a name: answers 400 with a field error and the other input', async () => {
    const { status, html } = await send(saving, { ...fields, nome: ' ' });
    expect(status).toBe(400);
    expect(main(html)).toContain('Dê um nome à pesquisa');
    expect(field(html, 'frequencia', 'weekly').checked).toBe(true);
    expect(await saved()).toEqual([]);
  });

  test('replaces criteria and name of an existing search, without a new one', async () => {
    const id = await save();
    const other = `${page}/salvar?busca=${encodeURIComponent('/imoveis/aluguel')}`;
    expect(main((await see(other)).html)).toContain('No lugar de “Perto do parque”');
    await send(other, { ...fields, nome: 'Alugar', lugar: id });
    expect(await saved()).toMatchObject([{ id, name: 'Alugar', filters: { negotiation: 'rent' } }]);
    expect((await send(other, { ...fields, lugar: '2147483647' })).status).toBe(404);
  });

  test('over the limit is refused in words', async () => {
    const row = { account_id: visitor.account.id, name: 'x', criteria_version: 1, currency: 'BRL' };
    const rows = Array.from({ length: maxSavedSearches }, (_, index) => ({
      ...row,
      criteria: JSON.stringify({ price: { min: index + 1 } }),
      frequency: 'off' as const,
      ...{ baseline_at: clock.now(), created_at: clock.now(), updated_at: clock.now() },
    }));
    await site.db.insertInto('saved_search').values(rows).execute();
    const { status, html } = await send(saving, fields);
    expect([status, main(html).includes('Você já tem 100 pesquisas salvas.')]).toEqual([409, true]);
  });

  test.each(['', 'https://evil.example/imoveis', '//evil.example/imoveis', '/imovel/1', '/imoveisx'])(
    'is none at the address %j: nothing is saved',
    async (volta) => {
      const { headers } = await send('/recursos/pesquisas', { volta });
      expect(headers.get('Location')).toBe('/imoveis');
      const form = await see(`${page}/salvar?busca=${encodeURIComponent(volta)}`);
      expect([form.status, form.headers.get('Location')]).toEqual([302, page]);
    },
  );

  test('survives the sign-in of a signed-out visitor, and is then saved', async () => {
    const response = await site.post('/recursos/pesquisas', { volta: listing });
    const opens = response.headers.get('Location')!;
    expect(opens).toMatch(/^\/imoveis\/venda\/moema\/apartamento\?.*auth=true&guardado=/);
    const { account } = await signedInVisitor(site, { verified_at: new Date() });
    const entering = { etapa: 'login', email: account.email, senha: 'Jangada#1962', lastPage: listing };
    const entered = await site.post('/area-do-cliente/login', entering, {
      cookie: cookieOf(response.headers),
    });
    expect(entered.headers.get('Location')).toBe(listing);
    expect(decodeURIComponent(entered.headers.getSetCookie().join())).toContain(
      'Pesquisa salva. Avisamos por dia',
    );
    const rows = await site.db
      .selectFrom('saved_search')
      .select(['name', 'frequency', 'criteria'])
      .where('account_id', '=', account.id)
      .execute();
    expect(rows).toEqual([
      {
        name: 'Apartamentos à venda em Moema, São Paulo',
        frequency: 'daily',
        criteria: {
          negotiation: 'sell',
          local: 'moema',
          propertyType: ['apartamento'],
          price: { max: 12_000_000 },
        },
      },
    ]);
  });
});

describe('a saved search', () => {
  test('has a button for each thing that can be done with it', async () => {
    await save();
    const often = await after(press((await see()).html, 'Salvar', { frequencia: 'daily' }));
    expect(main(often.html)).toContain('Avisa por dia');
    const paused = await after(press(often.html, 'Pausar por duas semanas'));
    expect(main(paused.html)).toContain('Em pausa até');
    const gone = await after(press((await after(press(paused.html, 'Retomar'))).html, 'Excluir'));
    const back = await after(press(gone.html, 'Desfazer'));
    expect(back.html).toContain('>Perto do parque</a>');
    const again = await after(press((await after(press(back.html, 'Excluir'))).html, 'Restaurar'));
    expect(again.html).toContain('>Perto do parque</a>');
    const erased = await after(press((await after(press(again.html, 'Excluir'))).html, 'Apagar agora'));
    expect(main(erased.html)).toContain('Nenhuma pesquisa salva.');
  });

  test('is paused and takes another frequency; its page says so', async () => {
    const id = await save();
    expect(main((await after(about('pausar', id))).html)).toMatch(/Em pausa até \d\d\/\d\d\/\d{4}\./);
    expect(main((await after(about('retomar', id))).html)).not.toContain('Em pausa');
    const changed = await after(send(page, { acao: 'frequencia', pesquisa: id, frequencia: 'at_once' }));
    expect(main(changed.html)).toContain('Avisa na hora');
    expect(main(changed.html)).toContain('Pausar por duas semanas');
    const silent = await after(send(page, { acao: 'frequencia', pesquisa: id, frequencia: 'off' }));
    expect(main(silent.html)).not.toContain('Pausar');
    expect((await send(page, { acao: 'frequencia', pesquisa: id, frequencia: 'x' })).status).toBe(400);
  });

  test('is called otherwise; what it asks for stays', async () => {
    const id = await save();
    const form = await see(`${page}/${id}`);
    expect(field(form.html, 'nome').value).toBe('Perto do parque');
    expect(main(form.html)).toContain('Hoje, 2 imóveis');
    expect(form.html.match(/<small>Moema<\/small>/g)).toHaveLength(2);
    expect(form.html).toContain(`href="${listing}"`);
    await after(send(`${page}/${id}`, { nome: 'Outra', frequencia: 'off' }));
    expect(await saved()).toMatchObject([
      { id, name: 'Outra', frequency: 'off', filters: { local: 'moema', dorms: undefined } },
    ]);
    const wrong = await send(`${page}/${id}`, { nome: '', frequencia: 'off' });
    expect([wrong.status, main(wrong.html).includes('Dê um nome à pesquisa')]).toEqual([400, true]);
  });

  test('can be restored at once or within 30 days, or erased for good', async () => {
    const id = await save();
    const gone = await after(about('excluir', id));
    expect(main(gone.html)).toContain('“Perto do parque” foi excluída e não avisa mais.');
    expect(main(gone.html)).toContain('Excluídas há menos de 30 dias, 1');
    expect(main((await see()).html)).not.toContain('não avisa mais');
    const back = await after(about('restaurar', id));
    expect(back.html).toContain('>Perto do parque</a>');
    await about('excluir', id);
    expect(main((await after(about('apagar', id))).html)).toContain('Nenhuma pesquisa salva.');
    expect((await about('restaurar', id)).status).toBe(404);
  });

  test('whose place is there no more says so, and leads to choose it anew', async () => {
    const id = await save();
    await site.db.updateTable('saved_search').set({ location_id: 0 }).where('id', '=', Number(id)).execute();
    const { html } = await see();
    expect(main(html)).toContain('não existe mais: Moema, São Paulo');
    expect(main(html)).toContain('Este lugar mudou de nome na nossa busca. Escolha o lugar de novo.');
    expect(html).not.toContain('href="/imoveis/venda/moema');
    const form = await see(`${page}/${id}`);
    expect(form.html).toContain('href="/imoveis/venda/apartamento?preco=0-12000000"');
    expect(main(form.html)).not.toContain('Hoje, ');
  });

  test('of somebody whose e-mail is not validated says when letters begin', async () => {
    visitor = await signedInVisitor(site);
    expect(main((await see(saving)).html)).toContain('começam quando você validar o e-mail');
    const { headers } = await send(saving, fields);
    expect(decodeURIComponent(headers.get('Set-Cookie')!)).toContain('As cartas começam quando');
    const { html } = await see();
    expect(main(html)).toContain('As cartas começam quando você validar o e-mail.Reenviar');
    const again = await press(html, 'Reenviar');
    expect(again.headers.get('Location')).toBe(page);
    expect(decodeURIComponent(again.headers.get('Set-Cookie')!)).toContain('Enviamos outro e-mail');
  });

  test.each(['pausar', 'retomar', 'excluir', 'restaurar', 'apagar'])(
    'of somebody else is as none at all: %s',
    async (acao) => {
      const id = await save();
      if (acao === 'apagar') await about('excluir', id);
      visitor = await signedInVisitor(site);
      for (const pesquisa of [id, '2147483647']) expect((await about(acao, pesquisa)).status).toBe(404);
      expect((await about(acao, '../x')).status).toBe(400);
      expect((await see(`${page}/${id}`)).status).toBe(404);
      expect((await send(`${page}/${id}`, fields)).status).toBe(404);
    },
  );

  test('cannot be told while the back end is down: the page says so', async () => {
    await save();
    const { status, html } = await site.whileDown(() => see());
    expect([status, main(html).includes('Algo de errado ocorreu ao buscar as suas pesquisas.')]).toEqual([
      200,
      true,
    ]);
  });
});

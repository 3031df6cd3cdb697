import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../imoveis/markup';
import { cookieOf, password } from '../sign-in/visitor';
import { openSpecifiedSite } from '../support/specified/site';
import { sloppily } from '../support/specified/sloppy';
import { emptyParts, leftovers, shown } from './shown';

const favorites = '/area-do-cliente/meus-favoritos';
const searches = '/area-do-cliente/minhas-pesquisas-salvas';
const homes = '/area-do-cliente/meus-imoveis';
const listing = encodeURIComponent('/imoveis/venda/ilhabela/casa');

/** Pages of the client area, and those that letters and links lead to. 404: nothing leads there from such a back end. */
const pages: [path: string, status: number][] = [
  ['/login-home', 200],
  [favorites, 200],
  [`${favorites}/1`, 200],
  [`${favorites}/1/renomear`, 200],
  [`${favorites}/1/esvaziar`, 200],
  [`${favorites}/1/remover`, 200],
  [`${favorites}/1/compartilhar`, 404],
  [`${favorites}/1/mover/1001`, 200],
  [`${favorites}/nova`, 200],
  [`${favorites}/removidos`, 200],
  [`${favorites}/remover-todos`, 200],
  [`${favorites}/guardar?imovel=usado/venda/1001&volta=/imoveis`, 200],
  [searches, 200],
  [`${searches}/salvar?busca=${listing}`, 200],
  [`${searches}/1`, 404],
  ['/area-do-cliente/meu-perfil-de-compra', 200],
  [homes, 200],
  [`${homes}/detalhes/1001`, 200],
  [`${homes}/detalhes/1001/informacoes-do-imovel`, 200],
  [`${homes}/detalhes/1002`, 404],
  ['/comparar?ids=1001,1002', 200],
  ['/avisos/parar?token=unknown', 200],
  ['/avisos/imoveis?token=unknown', 200],
  ['/newsletter/confirmar?token=unknown', 200],
  ['/newsletter/sair?token=unknown', 200],
  ['/pasta?token=unknown', 404],
  ['/assumir?token=unknown', 404],
  ['/sem-resposta?token=unknown', 404],
];

/** What a visitor would be sent into by a button or a link that a back end cannot serve. */
const unavailable = /não est(?:á|ão) disponíve(?:l|is)|Algo de errado|Tente (?:de novo|novamente)/;
/** Nobody writes letters there. */
const promises = /[Aa]visamos|[Ee]screvemos|As cartas|Quando avisar/;
const attribute = (tag: string, name: string) => text(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The forms of a page's own that change something: where each goes, once with each of its buttons. */
function formsOf(html: string): { action: string; fields: [string, string][] }[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].flatMap(([, form = '', inner = '']) => {
    if (attribute(form, 'method') !== 'post') return [];
    const own = [...inner.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
    const fields = own
      .filter(
        (tag) => attribute(tag, 'name') && (!/type="(?:radio|checkbox)"/.test(tag) || /checked/.test(tag)),
      )
      .map((tag): [string, string] => [attribute(tag, 'name'), attribute(tag, 'value')]);
    const buttons = [...inner.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    return buttons.map((tag) => ({
      action: attribute(form, 'action'),
      fields: attribute(tag, 'name')
        ? [...fields, [attribute(tag, 'name'), attribute(tag, 'value')]]
        : fields,
    }));
  });
}

describe.each([
  ['to the letter', (fetch: Parameters<typeof sloppily>[0]) => fetch],
  ['sloppily', sloppily],
] as const)('before a back end of the specification alone, which answers %s,', (manner, answering) => {
  let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
  let people = 0;
  beforeAll(async () => {
    site = await openSpecifiedSite(answering);
  });
  afterAll(() => site.close());

  /** Somebody signed in who keeps two homes and a search. */
  async function somebody() {
    people += 1;
    const { headers } = await site.post('/area-do-cliente/login', {
      etapa: 'registration',
      nome: 'Clara Nunes',
      email: `clara.${people}@exemplo.com.br`,
      senha: password,
      termos: 'on',
    });
    const cookie = cookieOf(headers);
    const post = (path: string, fields: Record<string, string>) => site.post(path, fields, { cookie });
    for (const id of [1001, 1002])
      await post('/recursos/favoritos', { imovel: `usado/venda/${id}`, volta: '/imoveis' });
    await post(`${searches}/salvar?busca=${listing}`, { nome: 'Praia', frequencia: 'daily' });
    return { post, see: (path: string) => site.get(path, { headers: { cookie } }) };
  }

  test('a report shows totals, no comparisons, and only specified data', async () => {
    const { see } = await somebody();
    const { html } = await see(`${homes}/detalhes/1001`);
    const content = shown(html);
    for (const each of [
      'Totais desde o anúncio.',
      'Três pedidos de visita e 11 pessoas em contato.',
      '2.764',
    ])
      expect(content).toContain(each);
    expect(content).toMatch(/R\$\s7,65 mi, estimativa, pode variar/);
    expect(content).toContain('Aluguel: Em cálculo');
    expect(content).toMatch(/CRECI[- ]\S*123456-F|CRECI.*123\.?456-F/);
    expect(content).not.toMatch(/período anterior|A curva do anúncio|Histórico de preço|Espelho da demanda/);
    expect(content).not.toContain('7 dias');
  });

  test('lists an owner’s properties in the shape of a property', async () => {
    site.standIn.options.ownsProperties = true;
    const { see } = await somebody();
    const { html } = await see(homes).finally(() => delete site.standIn.options.ownsProperties);
    const [owned] = site.catalogue;
    expect(html).toContain(owned!.fotoPrincipal);
    expect(shown(html)).toContain(owned!.titulo1);
    expect(shown(html)).toMatch(/R\$\s900\.000/);
  });

  /** Links that lead somewhere: a page's neighbours are the same as those of the page before. */
  const leading = new Set<string>();
  test.each(pages)('%s answers %i and offers nothing that is not there', async (path, status) => {
    const { see, post } = await somebody();
    const page = await see(path);
    expect(page.status).toBe(status);
    expect(shown(page.html)).not.toMatch(leftovers);
    expect(shown(page.html)).not.toMatch(promises);
    expect(emptyParts(page.html)).toEqual([]);
    const problems: string[] = [];
    const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    for (const [, href = ''] of main.matchAll(
      /<a [^>]*href="(\/(?:area-do-cliente|login-home|comparar|pasta)[^"]*)"/g,
    )) {
      if (leading.has(href)) continue;
      const there = await see(text(href));
      if (there.status < 400) leading.add(href);
      else problems.push(`${href}: ${there.status}`);
    }
    for (const { action, fields } of formsOf(page.html)) {
      const answer = await post(action || path, Object.fromEntries(fields));
      const cookies = decodeURIComponent(answer.headers.getSetCookie().join(' '));
      const content = shown(answer.html) + cookies;
      if (![200, 303, 400].includes(answer.status) || unavailable.test(content) || promises.test(content))
        problems.push(
          `${action} ${JSON.stringify(fields)}: ${answer.status} ${unavailable.exec(content)?.[0]}`,
        );
    }
    expect(problems).toEqual([]);
  });
});

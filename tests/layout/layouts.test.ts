import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSite } from '../imoveis/site';

let site: Awaited<ReturnType<typeof openSite>>;
let anaId: number;
beforeAll(async () => {
  site = await openSite();
  const broker = (slug: string, name: string, active: boolean) => ({
    slug,
    name,
    active,
    creci: '1.234-F',
    phone: '(11) 90000-0101',
  });
  const [ana] = await site.db
    .insertInto('broker')
    .values([broker('ana-reis', 'Ana Reis', true), broker('caio-lima', 'Caio Lima', false)])
    .returning('id')
    .execute();
  anaId = ana!.id;
});
/** Everything is Ana’s, unless a test says otherwise. */
const assign = (broker: number | null) =>
  site.db.updateTable('property').set({ broker_id: broker }).execute();
beforeEach(() => assign(anaId));
afterAll(() => site.close());

const isBrokers = (html: string) => html.includes('topo--c');
const hasMenus = (html: string) => html.includes('class="menu"');

/** The ways to properties, their dossiers among them, from a page's content, and the others. */
const linksIn = (html: string) => {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const hrefs = [...content.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
  return {
    toProperties: hrefs.filter((href) => /^\/(novo|usado|dossie)\//.test(href)),
    others: hrefs.filter(
      (href) => href.startsWith('/') && !/^\/(novo|usado|dossie|imoveis|corretor)\b/.test(href),
    ),
  };
};

const aProperty = async () => linksIn((await site.get('/imoveis/venda/sao-paulo')).html).toProperties[0]!;

describe('a page with ?corretor=', () => {
  test.each(['/imoveis', '/sobre-nos/contato', '/'])(
    'of an active broker is shown in his name: %s',
    async (path) => {
      const { status, html } = await site.get(`${path}?corretor=ana-reis`);
      expect([status, isBrokers(html), hasMenus(html)]).toEqual([200, true, false]);
      expect(html).toContain('Ana Reis');
      expect(html).toContain('href="tel:+5511900000101"');
    },
  );

  test.each(['caio-lima', 'ninguem', '', '../x', '%00', '<script>'])(
    'of nobody who is active (%s) is everybody’s',
    async (slug) => {
      const { status, html } = await site.get(
        `/termos-de-responsabilidade?corretor=${encodeURIComponent(slug)}`,
      );
      expect([status, isBrokers(html), hasMenus(html)]).toEqual([200, false, true]);
    },
  );

  test('is everybody’s while the back end does not answer', async () => {
    await site.whileDown(async () => {
      const { status, html } = await site.get('/termos-de-responsabilidade?corretor=ana-reis');
      expect([status, isBrokers(html), hasMenus(html)]).toEqual([200, false, true]);
    });
  });

  test.each<[string, string | (() => Promise<string>)]>([
    ['a listing', '/imoveis/venda'],
    ['a property’s page', aProperty],
  ])('carries the parameter from %s to properties, and by nothing else', async (_what, from) => {
    const path = typeof from === 'string' ? from : await from();
    const { html } = await site.get(`${path}?corretor=ana-reis`);
    const { toProperties, others } = linksIn(html);
    expect(toProperties.length).toBeGreaterThan(0);
    for (const href of toProperties) expect(href).toMatch(/[?&]corretor=ana-reis\b/);
    for (const href of others) expect(href).not.toContain('corretor=');
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(footer).not.toContain('corretor=');
    expect(footer).toContain('href="/corretor/ana-reis"');
  });

  test('of nobody who is active carries it nowhere', async () => {
    const { toProperties } = linksIn((await site.get('/imoveis/venda?corretor=caio-lima')).html);
    expect(toProperties.length).toBeGreaterThan(0);
    expect(toProperties.filter((href) => href.includes('corretor'))).toEqual([]);
  });

  test('shows a property in the broker’s name, whoever else answers for it', async () => {
    const path = await aProperty();
    await assign(null);
    const { html } = await site.get(`${path}?corretor=ana-reis`);
    const content = html.slice(html.indexOf('<main'));
    expect([content.includes('Ana Reis'), content.includes('CRECI 1.234-F')]).toEqual([true, true]);
    expect((await site.get(path)).html).not.toContain('Ana Reis');
  });
});

describe('every page', () => {
  test.each([
    '/',
    '/imoveis',
    '/sobre-nos/contato',
    '/area-do-cliente/login',
    '/cadastre-seu-imovel',
    '/nada',
  ])('says its language; a link leads to its one main part: %s', async (path) => {
    const { html } = await site.get(path);
    expect(html).toContain('<html lang="pt-BR"');
    const skip = /<header[^>]*><a class="pular" href="#([^"]*)">Ir para o conteúdo<\/a>/.exec(html);
    expect([...html.matchAll(/<main id="([^"]*)"/g)].map(([, id]) => id)).toEqual([skip?.[1]]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test.each<[string, string | (() => Promise<string>), string]>([
    ['a listing', '/imoveis/venda', 'radius'],
    ['a property’s page', aProperty, 'radius'],
    ['another page', '/sobre-nos/contato', ''],
  ])('has one search in its header, its own radius or none: %s', async (_what, from, asks) => {
    const { html } = await site.get(typeof from === 'string' ? from : await from());
    expect([...html.matchAll(/data-search-box="([^"]*)"/g)].map(([, kind]) => kind)).toEqual([asks]);
  });
});

describe('newsletter and coverage area', () => {
  const shown = async (path: string) => (await site.get(path)).html.includes('id="newsletter"');

  test.each(['/', '/sobre-nos/a-bossa-nova', '/sobre-nos/contato', '/politica-de-privacidade'])(
    'end a page that people read to the end: %s',
    async (path) => {
      expect(await shown(path)).toBe(true);
    },
  );

  test.each([
    ...['/imoveis', '/busca?local=xyzxyz', '/imovel-desejado', '/revista-curate/assinatura'],
    ...['/revista-curate/sucesso', '/para-quem-anuncia/obrigado', '/recursos/newsletter', '/antes-de-sair'],
  ])('stand in nobody’s way where somebody has come to do one thing: %s', async (path) => {
    expect(await shown(path)).toBe(false);
  });
});

describe('the parts of the frame, for a browser that has not shown them', () => {
  test('are those of the documents, and a broker’s own', async () => {
    const everybodys = JSON.parse((await site.get('/recursos/partes')).html);
    expect(Object.keys(everybodys)).toEqual(['header', 'blocks', 'footer']);
    expect(everybodys.header).toContain('class="menu"');
    const brokers = await site.get('/recursos/partes?corretor=ana-reis');
    expect(JSON.parse(brokers.html).header).toContain('Ana Reis');
    expect(brokers.headers.get('cache-control')).toContain('private');
  });

  test.each([
    ['known to be current', '1', 'private, max-age=600'],
    ['made of a late answer', null, 'private, no-store'],
  ])('may be stored by the browser if %s', async (_, stamp, caching) => {
    const spied = vi.spyOn(site.context.sources, 'stamp').mockReturnValue(stamp);
    const { headers } = await site.get('/recursos/partes');
    spied.mockRestore();
    expect(headers.get('cache-control')).toBe(caching);
  });
});

describe('where a visitor is', () => {
  test('is told to scripts, and to nobody’s cache', async () => {
    const { status, headers, html } = await site.get('/recursos/geolocalizacao');
    expect([status, JSON.parse(html)]).toEqual([200, { country: 'br', ip: '127.0.0.1', region: null }]);
    expect(headers.get('cache-control')).toContain('private');
  });

  test('is told without the back end too', async () => {
    await site.whileDown(async () => {
      const { status, html } = await site.get('/recursos/geolocalizacao');
      expect([status, JSON.parse(html).country]).toEqual([200, 'br']);
    });
  });
});

describe('a listing with ?corretor=', () => {
  test.each(['ninguem', 'caio-lima'])(
    'of %s, who is no broker of the house, is everybody’s',
    async (slug) => {
      const { status, html } = await site.get(`/imoveis?corretor=${slug}`);
      expect(status).toBe(200);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).not.toContain('Remover filtro');
      expect(main).not.toContain('corretor=');
    },
  );

  const ofAna = async (homesOf: number | null) => {
    await assign(homesOf);
    const { html } = await site.get('/imoveis?corretor=ana-reis');
    return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
  };

  test('of a broker says whose homes they are', async () => {
    const [title] = /<h1[^>]*>.*?<\/h1>/.exec(await ofAna(anaId)) ?? [];
    expect(title).toMatch(/\d.*\scom\sAna\sReis<\/h1>/);
  });

  test('of a broker without homes leads to the same of everybody', async () => {
    expect(await ofAna(null)).toMatch(/<a [^>]*href="\/imoveis"[^>]*><span>[^<]*<b>o consultor<\/b>/);
  });
});

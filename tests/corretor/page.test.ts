import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '~/back-end/client.server';
import { ApiTimeoutError } from '~/back-end/errors.server';
import { anchors, canonical, cardTitles, heading, jsonLd, meta, text } from '../imoveis/markup';
import { siteUrl } from '../imoveis/site';
import { readQrCode } from '../support/read-qr-code';
import { openBrokerSite } from './broker-site';

const page = '/corretor/ana-reis';

describe('a broker’s page', () => {
  let site: Awaited<ReturnType<typeof openBrokerSite>>;
  beforeAll(async () => {
    site = await openBrokerSite();
  });
  afterAll(() => site.close());
  const hrefs = (html: string) => anchors(html.slice(html.indexOf('<main'))).map(({ href }) => href);

  test('shows name, registration, biography and contact links', async () => {
    const { status, html } = await site.get(page);
    expect([status, heading(html)]).toEqual([200, 'Ana Reis Prado CRECI-SP 118.204-F']);
    for (const words of [
      'Arquiteta de formação.',
      'Prefere visitas de manhã.',
      'Jardins',
      'São Paulo capital',
    ])
      expect(html).toContain(words);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        'tel:+5511900000101',
        'mailto:ana@bossanova.example',
        'https://www.linkedin.com/in/ana-reis',
        expect.stringMatching(/^https:\/\/wa\.me\/5511900000101\?text=Ol%C3%A1%2C%20Ana/),
        `${page}/contato`,
      ]),
    );
  });

  test('is in the broker’s own layout', async () => {
    const { html } = await site.get(page);
    expect([html.includes('topo--c'), html.includes('class="menu"')]).toEqual([true, false]);
    expect(html.slice(html.indexOf('<footer'))).toContain('(11) 90000-0101');
  });

  test('lists only the broker’s properties, with the broker, page by page', async () => {
    const first = await site.get(page);
    expect(cardTitles(first.html)).toHaveLength(9);
    expect(first.html).toContain('Você viu 9 de 12 imóveis');
    const properties = hrefs(first.html).filter((href) => /^\/(novo|usado)\//.test(href));
    expect(properties).toHaveLength(9);
    for (const href of properties) expect(href).toMatch(/\?corretor=ana-reis$/);
    const next = anchors(first.html).find(({ label }) => label === 'Carregar mais')!.href;
    expect(next).toBe(`${page}?pagina=2#imoveis`);
    const second = await site.get(next.split('#')[0]!);
    const titles = [...cardTitles(first.html), ...cardTitles(second.html)];
    expect(new Set(titles).size).toBe(12);
    expect(titles.some((title) => title.includes('OUTRO'))).toBe(false);
  });

  test('orders and narrows them by links and a form that need no script', async () => {
    const chosen = await site.get(`${page}?filtrar=1&negociacao=venda&ordenacao=precoDesc`);
    const { href } = new URL(chosen.headers.get('Location')!, siteUrl);
    expect([chosen.status, href]).toEqual([
      302,
      `${siteUrl}${page}?negociacao=venda&ordenacao=preco&direcao=desc#imoveis`,
    ]);
    const { html } = await site.get(href.slice(siteUrl.length).split('#')[0]!);
    expect(cardTitles(html).slice(0, 2)).toEqual(['Apartamento ANA-11', 'Apartamento ANA-10']);
    expect(html).toContain('Você viu 9 de 11 imóveis');
    const rent = anchors(html).find(({ label }) => label === 'Alugar')!.href;
    expect(rent).toBe(`${page}?negociacao=aluguel&ordenacao=preco&direcao=desc#imoveis`);
    expect(cardTitles((await site.get(rent.split('#')[0]!)).html)).toEqual(['Casa para alugar']);
  });

  test.each([
    [`${page}?pagina=9`, 404, 'Esta página da lista não existe.'],
    ['/corretor/eva-hostil', 200, 'Nenhum imóvel publicado, por enquanto.'],
    ['/corretor/eva-hostil?negociacao=aluguel', 200, 'Nenhum imóvel para alugar, por enquanto.'],
  ])('where there is nothing to show says so: %s', async (path, status, words) => {
    const answer = await site.get(path);
    expect([answer.status, text(answer.html).includes(words)]).toEqual([status, true]);
  });

  test.each(['ninguem', 'caio-lima', 'x'.repeat(300)])(
    'of a broker who is not there (%s) leads to the page for those',
    async (slug) => {
      const { status, headers } = await site.get(`/corretor/${slug}`);
      expect([status, headers.get('Location')]).toEqual([302, '/consultor-indisponivel']);
      for (const part of ['contato', 'qr-code'])
        expect((await site.get(`/corretor/${slug}/${part}`)).status).toBe(404);
    },
  );

  test.each(['%00', '%3Cscript%3E', '%22', 'a%2F..%2Fb'])('is nowhere that %s could name', async (slug) => {
    for (const part of ['', '/contato', '/qr-code']) {
      const { status, headers } = await site.get(`/corretor/${slug}${part}`);
      expect([status, headers.get('Location')]).toEqual([302, '/']);
    }
  });

  test('lets nothing hostile through that the back end says', async () => {
    const { status, html } = await site.get('/corretor/eva-hostil');
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script>alert|<img src=x|javascript:|mailto:|linkedin\.com/);
    const card = await site.get('/corretor/eva-hostil/contato');
    expect(card.html.match(/^(?:TEL|END|EMAIL)/gm)).toEqual(['TEL', 'END']);
  });

  test('gives a vCard to keep, and a QR code of its address', async () => {
    const card = await site.get(`${page}/contato`);
    expect([card.status, card.headers.get('Content-Type'), card.headers.get('Content-Disposition')]).toEqual([
      200,
      'text/vcard; charset=utf-8',
      'attachment; filename="ana-reis.vcf"',
    ]);
    expect(card.html.split('\r\n')).toEqual(
      expect.arrayContaining(['FN:Ana Reis Prado', 'TITLE:CRECI-SP 118.204-F', `URL:${siteUrl}${page}`]),
    );
    const code = await site.get(`${page}/qr-code`);
    expect(code.headers.get('Content-Type')).toContain('image/svg+xml');
    const [, size, path] = /viewBox="0 0 (\d+) .* d="([^"]*)"\/><\/svg>$/.exec(code.html)!;
    expect(readQrCode({ path: path!, size: Number(size) })).toBe(siteUrl + page);
  });

  test('is found by machines: its own address, its pages, and what it is about', async () => {
    const { html } = await site.get(`${page}?utm_source=x`);
    expect(canonical(html)).toBe(siteUrl + page);
    expect(meta(html, 'og:title')).toBe('Ana Reis Prado, CRECI-SP 118.204-F');
    const found = Object.fromEntries(jsonLd(html).map((each) => [each['@type'], each]));
    expect(found).toMatchObject({
      BreadcrumbList: { itemListElement: [{ name: 'Início' }, { item: siteUrl + page }] },
      RealEstateAgent: {
        '@id': siteUrl + page,
        telephone: '+5511900000101',
        identifier: { propertyID: 'CRECI', value: 'CRECI-SP 118.204-F' },
        sameAs: ['https://www.linkedin.com/in/ana-reis'],
      },
    });
    const second = (await site.get(`${page}?pagina=2`)).html;
    expect(canonical(second)).toBe(`${siteUrl}${page}?pagina=2`);
    expect(meta(second, 'og:title')).toBe('Ana Reis Prado, CRECI-SP 118.204-F, página 2');
    const chosen = await site.get(`${page}?negociacao=venda`);
    expect([canonical(chosen.html), meta(chosen.html, 'robots')]).toEqual([siteUrl + page, 'noindex,follow']);
  });

  test('is in the sitemap while the broker is active', async () => {
    expect((await site.get('/sitemap.xml')).html).toContain(`<loc>${siteUrl}/sitemap-corretores.xml</loc>`);
    const { html } = await site.get('/sitemap-corretores.xml');
    expect([html.includes(`<loc>${siteUrl}${page}</loc>`), html.includes('caio-lima')]).toEqual([
      true,
      false,
    ]);
  });

  test('shows what it has where only the properties cannot be had', async () => {
    const { api } = site.context;
    const failing = {
      ...api.forPage(),
      searchProperties: vi.fn(api.searchProperties),
      forVisitor: () => failing,
    };
    failing.searchProperties.mockRejectedValueOnce(new ApiTimeoutError('POST search/properties', 2000));
    const forPage = vi.spyOn(api, 'forPage').mockReturnValueOnce(failing);
    const { status, html } = await site.get(page);
    forPage.mockRestore();
    expect(status).toBe(200);
    expect(text(html)).toContain('Tivemos um problema ao buscar os imóveis, tente novamente.');
    expect(html).toContain('name="mensagem"');
  });

  test('says that it cannot be had where the back end is down or hangs', async () => {
    const down = await site.whileDown(() => site.get(page));
    expect([down.status, text(down.html).includes('Estamos fora do ar')]).toEqual([503, true]);
    const { api, house: brokerage } = site.context;
    Object.assign(site.context, {
      api: createApiClient({ fetch: () => new Promise(() => {}), readingMs: 50 }),
      house: undefined,
    });
    const hanging = await site.get(page);
    Object.assign(site.context, { api, house: brokerage });
    expect(hanging.status).toBe(503);
  });
});

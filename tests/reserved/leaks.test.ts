import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageCache } from '@server/page-cache';
import { openSite } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { productionSettings } from '../support/cached-site';
import { serveSite } from '../support/serve-site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs, until } from '../support/until';
import { type Page, visitsTo } from '../support/visit';
import { crawl, readable } from './crawl';
import {
  addPublicly,
  hiddenCount,
  isOfHidden,
  setVisibility,
  unknownTwin,
  withoutWords,
} from './hidden-listings';

type Get = (path: string) => Promise<Page>;

let site: Awaited<ReturnType<typeof openSite>>;
let cached: ReturnType<typeof visitsTo> & { close(): Promise<unknown> };
let ids: number[];
let clara: Awaited<ReturnType<typeof signedInVisitor>>;
/** By kind of visitor: what the site answered while the properties were public. */
let before: [string, Get, Map<string, Page>][];

const start = [
  ...['/', '/imoveis', '/imoveis/venda', '/imoveis/venda/sao-paulo/vila-velado', '/keyword', '/404'],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/cores.css',
    '/recursos/locais?local=velado',
    '/recursos/locais?local=zimbro',
  ],
  ...[
    '/recursos/codigo?local=ZQX-7',
    '/recursos/codigo?local=7100007',
    '/busca?local=ZQX-7',
    '/busca?local=velado',
  ],
  ...['/comparar?ids=7100001,7100002', '/recursos/precos?cidade=sao-paulo', '/recursos/contagem'],
  ...['/recursos/mapa/venda/sao-paulo', '/recursos/total/venda/sao-paulo', '/recursos/partes'],
  ...['/imoveis?ordenacao=preco&direcao=desc', '/imoveis/venda/sao-paulo/casa', '/imoveis/venda?pagina=2'],
  ...['/imovel-indisponivel/usado/venda/7100003', '/imovel-indisponivel', '/imoveis/venda/codigo/ZQX-7'],
  ...['/dossie/usado/venda/7100004', '/og/usado/venda/7100004-0123456789abcdef.jpg', '/antes-de-sair'],
  ...[
    '/?codigo=ZQX-7',
    '/imoveis?codigo=ZQX-7',
    '/imovel/ZQX-7',
    '/usado/venda/x/7100005',
    '/novo/venda/x/7100006',
  ],
  ...['/imoveis.data', '/_root.data', '/fotos/facefeed0000000000000007/720.jpg', '/imoveis/venda/zimbro'],
];
const own = [
  ...['/login-home', '/area-do-cliente/meus-favoritos', '/area-do-cliente/meus-favoritos/removidos'],
  ...['/area-do-cliente/minhas-pesquisas-salvas', '/area-do-cliente/meus-imoveis', '/'],
];

beforeAll(async () => {
  const keeping = { ...productionSettings, changesTimeoutMs: unhurriedMs };
  site = await openSite(undefined, { PRICE_HISTORY: 'public' }, undefined, keeping);
  await asDemo(site.db);
  ids = await addPublicly(site.db);
  const shared = site.context;
  const pageCache = openPageCache({ env: { ...site.parts.env, dataDir: '' }, shared, log: silentLogger });
  const instance = await serveSite({ ...site.parts, shared, pageCache });
  cached = { ...visitsTo(instance.origin), close: instance.close };
  clara = await signedInVisitor(site, { verified_at: new Date('2026-01-01') });
  for (const code of ids.slice(0, 12))
    await clara.customer.keepInFolder(
      { code, condition: 'used', negotiation: 'sell' },
      { name: 'Minha casa' },
    );
  await clara.customer.removeFavorite({ code: ids[11]!, condition: 'used' });
  const [folder] = await clara.customer.folders();
  const { token } = await clara.customer.makeLink(folder!.id, { days: 30 });
  const asClara: Get = (path) => cached.get(path, { headers: { cookie: clara.cookie } });
  before = [
    ['signed out', (path) => cached.get(path), await crawl((path) => cached.get(path), start)],
    ['signed in', asClara, await crawl(asClara, [...own, `/pasta?convite=${token}`])],
  ];
  await setVisibility(
    site.db,
    ids.filter((id) => id % 2 === 0),
    'reserved',
  );
  await setVisibility(
    site.db,
    ids.filter((id) => id % 2 === 1),
    'draft',
  );
}, 300_000);
afterAll(async () => {
  await cached.close();
  await site.close();
});

/** Which hidden properties an answer shows. */
const shownIn = (text: string): string[] =>
  [...text.matchAll(/71000(\d\d)|[Zz](?:QX-|uriel[ -])(\d{1,2})/g)].map(([, id, n]) => `${Number(id ?? n)}`);

test('the crawler finds each of them while they are public', () => {
  const texts = before.flatMap(([, , pages]) => [...pages.values()].map(readable));
  expect(new Set(texts.flatMap(shownIn)).size).toBeGreaterThanOrEqual(hiddenCount);
});

test.each([0, 1])(
  'no page, list, file or data shows one of them: visitor %i',
  async (visitor) => {
    const [who, get, pages] = before[visitor]!;
    // Cached pages follow within three seconds.
    await until(async () => expect(isOfHidden(readable(await get('/')))).toBe(false));
    const addresses = [...pages.keys()];
    const data = addresses.filter((path) => /^\/(?:usado|novo|imoveis|comparar)/.test(path));
    const withData = [...addresses, ...data.map((path) => path.replace(/(?=\?|$)/, '.data')).slice(0, 40)];
    const leaks: string[] = [];
    for (const [path, page] of await crawl(get, withData)) {
      const text = readable(page);
      if (!isOfHidden(path)) {
        if (isOfHidden(text))
          leaks.push(
            `${who} ${path}: ${/.{0,60}(?:71000\d\d|Zuriel|ZQX|elado|imbro).{0,40}/.exec(text)?.[0]}`,
          );
        continue;
      }
      const unknown = readable(await get(unknownTwin(path)));
      if (withoutWords(text) !== withoutWords(unknown))
        leaks.push(`${who} ${path}: ${page.status}, not as an unknown one`);
    }
    expect(leaks).toEqual([]);
  },
  300_000,
);

import { createHash } from 'node:crypto';
import type { PageSources } from '~/back-end/page-sources.server';
import { silentLogger } from './silent-logger';
import { openPageCache } from '@server/page-cache';
import { openSite } from '../imoveis/site';
import { asDemo } from './brokerage';
import { serveSite } from './serve-site';
import { unhurriedMs, until } from './until';
import { visitsTo } from './visit';

/** In which state a visitor is, as the operator's proxy would say it. */
export const regionHeader = 'x-estado';
/** What a site is opened with whose visitors come through a proxy, and whose experiments and one tap are on. */
const settings = {
  TRUST_PROXY: '1',
  GEO_REGION_HEADER: regionHeader,
  GOOGLE_CLIENT_ID: '123.apps.googleusercontent.com',
};

/** What has changed is asked for once a second. */
export const productionSettings = { changesKnownForMs: undefined };

/** A site that makes each page anew, and two instances over the same back end that keep pages. */
export async function openCachedSite() {
  const keeping = { ...productionSettings, changesTimeoutMs: unhurriedMs };
  const plain = await openSite(undefined, settings, undefined, keeping);
  await asDemo(plain.db);
  // A server asks before it listens; here everything is known too, so that each page made is kept as current.
  const { sources: known } = plain.context;
  await until(async () => {
    await known.refresh();
    if (known.stamp() === null) throw new Error('the brokerage or the links are late');
  });
  const instance = async () => {
    const { parts, context } = plain;
    // A machine that is slow is no back end that is late (server/page-cache/late-answers.test.ts).
    const sources: PageSources = Object.create(known, { stamp: { value: () => known.stamp() ?? 'late' } });
    const shared = { ...context, sources };
    const pageCache = openPageCache({ env: { ...parts.env, dataDir: '' }, shared, log: silentLogger });
    const site = await serveSite({ ...parts, shared, pageCache });
    return { ...visitsTo(site.origin), port: site.port, close: site.close };
  };
  const [one, other] = [await instance(), await instance()];
  return {
    plain,
    one,
    other,
    async close() {
      await Promise.all([one.close(), other.close()]);
      await plain.close();
    },
  };
}

/** How an answer came to be, as it says itself. */
export const cacheStatus = ({ headers }: { headers: Headers }): string | undefined =>
  /desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];

/** The inline scripts of a page that its own policy would not let run. */
export function refusedScripts({ html, headers }: { html: string; headers: Headers }): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = [...html.matchAll(/<script(?: nonce="[^"]*")?>([^]*?)<\/script>/g)].map(
    ([, text]) => text!,
  );
  return scripts.filter(
    (text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}

/** Addresses of kept pages: of each kind, some in a broker's name, with campaign parameters, or more than one page. */
export async function cachedUrls(get: (path: string) => Promise<{ html: string }>): Promise<string[]> {
  const listings = ['/imoveis', '/imoveis/venda', '/imoveis/venda/sao-paulo', '/imoveis/aluguel'];
  const list = await get('/imoveis/venda');
  const homes = [...new Set(list.html.match(/(?<=href=")\/(?:novo|usado)\/[^"?#]+/g))].slice(0, 6);
  return [
    ...['/', '/sobre-nos/a-bossa-nova', '/sobre-nos/contato', '/sobre-nos/nossa-historia', '/keyword'],
    ...['/imovel-desejado', '/revista-curate/assinatura', '/termos-de-responsabilidade'],
    ...listings,
    ...[
      '/imoveis/venda?pagina=2',
      '/imoveis/venda/sao-paulo/apartamento?suites=1&ordenacao=preco&direcao=desc',
    ],
    ...['/imoveis/venda/lugar-nenhum', '/imoveis/venda/sao-paulo?preco=1-2'],
    ...homes,
    ...homes.slice(0, 2).map((home) => `${home}?sugestoes=2`),
  ];
}

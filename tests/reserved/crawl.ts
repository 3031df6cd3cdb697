import { addresses } from '../support/crawled-addresses';
import { siteUrl } from '../imoveis/site';
import type { Page } from '../support/visit';

type Get = (path: string) => Promise<Page>;

/** Most opened addresses of a kind: pages of properties are many, filters of listings endless. */
const mostOfKind: Record<string, number> = {
  property: 75,
  'property?': 6,
  imoveis: 14,
  og: 4,
  dossie: 4,
  comparar: 6,
};
const mostOfOthers = 5;

function kindOf(path: string): string {
  const [pathname = '', query = ''] = path.split('?');
  const [, area = '', second = ''] = pathname.split('/');
  if (/^(?:novo|usado)$/.test(area)) return query ? 'property?' : 'property';
  return area in mostOfKind ? area : `${area}/${second}`;
}

/** What the site answers by GET: pages, their data, sitemaps, files, starting at these addresses. */
export async function crawl(get: Get, start: readonly string[]): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  const counts = new Map<string, number>();
  const queue = [...start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path);
    const count = counts.get(kind) ?? 0;
    if (found.has(path) || (count >= (mostOfKind[kind] ?? mostOfOthers) && !start.includes(path))) continue;
    counts.set(kind, count + 1);
    const page = await get(path);
    found.set(path, page);
    queue.push(...linksOf(page, path));
  }
  return found;
}

function linksOf({ headers, html }: Page, path: string): string[] {
  const location = headers.get('location');
  const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const linked = /html/.test(headers.get('content-type') ?? '') ? addresses.of(html) : [];
  return [...(location ? [location] : []), ...listed, ...linked].flatMap((each) => {
    const address = URL.canParse(each, siteUrl + path) ? new URL(each, siteUrl + path) : null;
    if (address?.origin !== siteUrl) return [];
    return [address.pathname + address.search];
  });
}

/** Everything of an answer that a person or a program can read. Times, sizes and hashes of the answer are left out. */
export function readable({ status, headers, html }: Page): string {
  const unsteady = ['date', 'server-timing', 'etag', 'content-length', 'x-request-id', 'age'];
  const steady = [...headers].filter(([name]) => !unsteady.includes(name));
  return `${status}\n${steady.map((each) => each.join(': ')).join('\n')}\n\n${html}`;
}

/** An entry of a sitemap: an absolute address, and when what stands there last changed (ISO 8601) where that is known. */
export interface SitemapEntry {
  loc: string;
  lastmod?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of pages; at most 50,000 of them (domain §3). */
export const urlSet = (entries: readonly SitemapEntry[]) =>
  `${head}<urlset ${namespace}>\n${entries.map(element('url')).join('')}</urlset>\n`;

/** A sitemap of sitemaps. */
export const sitemapIndex = (entries: readonly SitemapEntry[]) =>
  `${head}<sitemapindex ${namespace}>\n${entries.map(element('sitemap')).join('')}</sitemapindex>\n`;

const element =
  (name: string) =>
  ({ loc, lastmod }: SitemapEntry) =>
    `<${name}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</${name}>\n`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** An hour: what is new may wait that long, and robots ask often. */
export const xmlResponse = (xml: string) =>
  new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });

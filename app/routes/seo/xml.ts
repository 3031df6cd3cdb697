import { escapeXml } from '@domain/kernel/escape-xml';

/** Entry of a sitemap: absolute URL, and the last change (ISO 8601) if known. */
export interface SitemapEntry {
  loc: string;
  lastmod?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sitemap with at most 50,000 pages (domain §3). */
export const urlSet = (entries: readonly SitemapEntry[]) =>
  `${head}<urlset ${namespace}>\n${entries.map(element('url')).join('')}</urlset>\n`;

export const sitemapIndex = (entries: readonly SitemapEntry[]) =>
  `${head}<sitemapindex ${namespace}>\n${entries.map(element('sitemap')).join('')}</sitemapindex>\n`;

const element =
  (name: string) =>
  ({ loc, lastmod }: SitemapEntry) =>
    `<${name}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</${name}>\n`;

/** One hour: robots request it often, and changes can wait. */
export const xmlResponse = (xml: string) =>
  new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });

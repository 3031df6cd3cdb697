import { expect, test } from 'vitest';
import { sitemapIndex, urlSet } from './xml';

test('lists each page in a sitemap, with lastmod only if known', () => {
  const xml = urlSet([
    { loc: 'https://www.example.com.br/imoveis' },
    { loc: 'https://www.example.com.br/usado/venda/1', lastmod: '2026-11-21T10:00:00.000Z' },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.example.com.br/imoveis</loc></url>
<url><loc>https://www.example.com.br/usado/venda/1</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url>
</urlset>
`);
});

test.each([
  ['a=1&b=2', 'a=1&amp;b=2'],
  ['<script>', '&lt;script&gt;'],
  [`"'`, '&quot;&apos;'],
  ['\u0000\ud800', ''],
])('%s cannot break out of an address', (text, written) => {
  expect(sitemapIndex([{ loc: `https://x/?${text}` }])).toContain(`<loc>https://x/?${written}</loc>`);
});

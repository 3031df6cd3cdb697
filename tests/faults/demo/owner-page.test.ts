import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownersProperties } from '@api/demo/make-owner';
import { reportPeriods } from '@domain/owner-report/period';
import { links } from '~/links';
import { text } from '../../imoveis/markup';
import { openOwnerSite } from './owner-site';

/** Bytes (docs/decisions/0069): of a page as it comes, and of a drawing. */
const mostHtml = 30_000;
const mostChart = 6 * 1024;

let site: Awaited<ReturnType<typeof openOwnerSite>>;
beforeAll(async () => {
  site = await openOwnerSite();
});
afterAll(() => site.close());

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const words = (html: string) => text(main(html).replace(/<svg.*?<\/svg>/gs, '')).replaceAll(' ', ' ');
const figures = (html: string) =>
  [...main(html).matchAll(/<figure class="gr">.*?<\/figure>/gs)].map(([figure]) => figure);

const [long, recent, apartment, left] = ownersProperties;

const heldAgainst = [
  // So many that no displacing of points (public-point.ts) takes the band away.
  /Metade de (?:[89]|\d\d) imóveis parecidos teve de [\d.]+ a [\d.]+ visualizações na mesma semana/,
  /A procura está (acima da|dentro da|abaixo da) faixa dos imóveis parecidos/,
];

test.each<[string, RegExp[]]>([
  [long, heldAgainst],
  [recent, heldAgainst],
  // The displaced points decide between a few near it and many further away.
  [apartment, [/Metade de \d+ imóveis parecidos teve|Na \d+ª semana foram \d+ visualizações/]],
])('a newcomer sees the whole report of %s', async (reference, sentences) => {
  const html = await site.see(site.report(reference));
  const pageText = words(html);
  for (const sentence of [
    ...sentences,
    /(Cerca de \d+|Menos de cinco) pessoas procuram um imóvel assim pelo preço de hoje/,
    /Portal de exemplo/,
    /Quem navega sem JavaScript não é contado/,
    /CRECI/,
  ])
    expect(pageText).toMatch(sentence);
  expect(figures(html)).toHaveLength(2);
  // Of the curve, wide and narrow: what is the middle half of homes alike is an area of its own.
  expect(figures(html)[0]!.match(/opacity="\.11"/g)).toHaveLength(2);
  expect(pageText).not.toMatch(/não cheg(ou|aram)|não carregou/);
});

test('of the one that has left it is told as it was', async () => {
  const pageText = words(await site.see(site.report(left)));
  expect(pageText).toContain('Fora do ar desde');
  expect(pageText).not.toContain('A procura está');
  expect(pageText).toContain('Já não contamos.');
});

/** Of the prototypes; the house does not do it, and no page says that a home was sold: nobody knows why it left. */
const notBuilt = /De onde vieram|Responder|Voltar a anunciar|vendid[oa]s?\b/i;

test('nothing is promised that is not built, and no home is said to be sold', async () => {
  for (const path of [links.myProducts(), ...ownersProperties.map((each) => site.report(each))])
    expect(words(await site.see(path))).not.toMatch(notBuilt);
});

test('tables say what the drawings do', async () => {
  const html = await site.see(site.report(long, 'anuncio'));
  const steps = [...figures(html)[1]!.matchAll(/class="v"[^>]*>(\d+)</g)].map(([, people]) => Number(people));
  expect(steps.length).toBeGreaterThan(0);
  for (const people of steps) {
    expect(people % 5).toBe(0);
    expect(main(html)).toContain(`<td>cerca de ${people}</td>`);
  }
});

test.each(ownersProperties)('the report of %s takes at most 30 KB, each drawing 6 KB', async (reference) => {
  for (const period of reportPeriods) {
    const html = await site.see(site.report(reference, period));
    expect(brotliCompressSync(html).length, period).toBeLessThanOrEqual(mostHtml);
    for (const [drawing] of main(html).matchAll(/<svg viewBox[^>]* role="img".*?<\/svg>/gs))
      expect(Buffer.byteLength(drawing), period).toBeLessThan(mostChart);
  }
});

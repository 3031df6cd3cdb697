import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOwnerCommand } from '@api/cli/demo-owner-command';
import { loadDemoCatalogue } from '@api/demo/load';
import { ownersHomes } from '@api/demo/make-owner';
import type { ApiEnv } from '@api/env';
import { reportPeriods } from '@domain/owner-report/period';
import { links } from '~/links';
import { runCommand } from '../catalogue/run-command';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { findings, hasJava } from '../standards/vnu';
import { signedInVisitor } from '../support/signed-in-visitor';

/** Bytes (docs/decisions/0069): of a page as it comes, and of a drawing. */
const mostHtml = 30_000;
const mostChart = 6 * 1024;

let site: Awaited<ReturnType<typeof openSite>>;
let cookie: string;
let ids: Map<string, number>;
beforeAll(async () => {
  site = await openSite([]);
  await loadDemoCatalogue(site.db);
  const visitor = await signedInVisitor(site, { verified_at: new Date() });
  cookie = visitor.cookie;
  const { email } = visitor.account;
  await runCommand(site.db, demoOwnerCommand([email]), { mail: { server: null } } as ApiEnv);
  const rows = await site.db
    .selectFrom('property')
    .select(['id', 'reference'])
    .where('reference', 'in', ownersHomes)
    .execute();
  ids = new Map(rows.map(({ id, reference }) => [reference, id]));
}, 120_000);
afterAll(() => site.close());

const see = async (path: string) => {
  const { status, html } = await site.get(path, { headers: { cookie } });
  expect(status).toBe(200);
  return html;
};
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const words = (html: string) => text(main(html).replace(/<svg.*?<\/svg>/gs, '')).replaceAll(' ', ' ');
const figures = (html: string) =>
  [...main(html).matchAll(/<figure class="gr">.*?<\/figure>/gs)].map(([figure]) => figure);

const [long, recent, toLet, left] = ownersHomes;

const heldAgainst = [
  // So many that no displacing of points (public-point.ts) takes the band away.
  /Metade de (?:[89]|\d\d) imóveis parecidos teve de [\d.]+ a [\d.]+ visualizações na mesma semana/,
  /A procura está (acima da|dentro da|abaixo da) faixa dos imóveis parecidos/,
];

test.each<[string, RegExp[]]>([
  [long, heldAgainst],
  [recent, heldAgainst],
  // Few are like it: none of them has been on offer for as long.
  [toLet, [/Na \d+ª semana foram \d+ visualizações/, /parcial\d+—sem dados/]],
])(
  'a newcomer sees the whole report of %s: its curve beside the band, and the mirror of demand',
  async (reference, sentences) => {
    const html = await see(links.ownerReport(ids.get(reference)!));
    const said = words(html);
    for (const sentence of [
      ...sentences,
      /(Cerca de \d+|Menos de cinco) pessoas procuram um imóvel assim pelo preço de hoje/,
      /Portal de exemplo/,
      /Quem navega sem JavaScript não é contado/,
      /CRECI/,
    ])
      expect(said).toMatch(sentence);
    expect(figures(html)).toHaveLength(2);
    // Of the curve, wide and narrow: what is the middle half of homes alike is an area of its own.
    expect(figures(html)[0]!.match(/opacity="\.11"/g)).toHaveLength(2);
    expect(said).not.toMatch(/não cheg(ou|aram)|não carregou/);
  },
);

test('of the one that has left it is told as it was', async () => {
  const said = words(await see(links.ownerReport(ids.get(left)!)));
  expect(said).toContain('Fora do ar desde');
  expect(said).not.toContain('A procura está');
  expect(said).toContain('Já não contamos.');
});

/** Of the prototypes; the house does not do it, and no page says that a home was sold: nobody knows why it left. */
const notBuilt = /De onde vieram|Responder|Voltar a anunciar|vendid[oa]s?\b/i;

test('nothing is promised that is not built, and no home is said to be sold', async () => {
  for (const path of [links.myProducts(), ...ownersHomes.map((each) => links.ownerReport(ids.get(each)!))])
    expect(words(await see(path))).not.toMatch(notBuilt);
});

// Where nothing may be skipped tests/markup sees to it that there is Java.
test.skipIf(!hasJava())(
  'its pages are valid HTML',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-report-'));
    try {
      const files = ownersHomes.map((reference) => `${reference}.html`);
      for (const [index, file] of files.entries())
        await writeFile(join(folder, file), await see(links.ownerReport(ids.get(ownersHomes[index]!)!)));
      expect(await findings(folder, files)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

test('a week of the mirror and the curve are read in tables too, which say what the drawings do', async () => {
  const html = await see(links.ownerReport(ids.get(long)!, undefined, 'anuncio'));
  const steps = [...figures(html)[1]!.matchAll(/class="v"[^>]*>(\d+)</g)].map(([, people]) => Number(people));
  expect(steps.length).toBeGreaterThan(0);
  for (const people of steps) {
    expect(people % 5).toBe(0);
    expect(main(html)).toContain(`<td>cerca de ${people}</td>`);
  }
});

test.each(ownersHomes.flatMap((reference) => reportPeriods.map((period) => [reference, period] as const)))(
  'the report of %s over %s takes at most 30 KB, each drawing 6 KB',
  async (reference, period) => {
    const html = await see(links.ownerReport(ids.get(reference)!, undefined, period));
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(mostHtml);
    for (const [drawing] of main(html).matchAll(/<svg viewBox[^>]* role="img".*?<\/svg>/gs))
      expect(Buffer.byteLength(drawing)).toBeLessThan(mostChart);
  },
);

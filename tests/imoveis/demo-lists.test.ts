import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '@api/catalogue/listing';
import { propertiesByHand } from '@api/demo/homes';
import { loadDemoCatalogue } from '@api/demo/load';
import { fileOf } from '@api/demo/photo-index';
import { smallCatalogue } from '@api/demo/small/listings';
import { defaultPageSize } from '@contract/search';
import { fold } from '@domain/kernel/text';
import { parseSearchUrl } from '@domain/search/parse-url';
import type { Region } from '@domain/geo/geolocation';
import { phaseOf } from '@domain/taxonomy/conditions';
import { searchesWithProperties } from '~/back-end/available-links.server';
import { coverageAreas } from '~/domain/menus/coverage-areas';
import { fixedSearches } from '~/domain/menus/fixed-searches';
import { candidates } from '~/domain/menus/footer-searches';
import { menusFor } from '~/domain/menus/menus';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';

const regions: readonly Region[] = ['SP', 'RJ'];
const pages = 5;
const lists = 40;
const banned =
  /\b(deposito|despensa|lavanderia|lavabo|wc|banheiro|rouparia|closet|roupeiro|vagas?|garagem|ar.condicionado|copa|edicula|dependencia|entrada de servico|area de servico|hall|elevador)\b/;

/** Searches by the number of menus and blocks that link them. */
function mostLinked(): string[] {
  const linked = [
    ...regions.flatMap((region) => [
      ...menusFor(region).flatMap(({ href, lists }) => [
        href,
        ...lists.flatMap(({ links }) => links.map((link) => link.href)),
      ]),
      ...candidates(region).flat(),
    ]),
    ...(coverageAreas() ?? []).flatMap((area) =>
      area.lists.flatMap(({ entries }) => entries.flatMap(({ buy, rent }) => [buy, rent])),
    ),
  ].flatMap((href) => href?.replace(/[?&]pagina=1$/, '') ?? []);
  const counts = new Map<string, number>();
  for (const href of linked) counts.set(href, (counts.get(href) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}

describe('the default demo, in the lists that the site links', () => {
  let database: TestDatabase;
  let client: ReturnType<typeof testApi>['client'];
  const homes = new Map<string, Listing>(smallCatalogue().map((home) => [home.reference, home]));
  const byHand = new Set(propertiesByHand.map(({ reference }) => reference));
  let references: Map<number, string>;
  let available: Set<string>;

  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemoCatalogue(database.db);
    ({ client } = testApi(database));
    const rows = await database.db.selectFrom('property').select(['id', 'reference']).execute();
    references = new Map(rows.map(({ id, reference }) => [id, reference]));
    available = await searchesWithProperties(client, fixedSearches());
  });
  afterAll(() => database.close());

  const read = async (href: string, page: number) => {
    return client.searchProperties({ ...searchOf(href), page }, { perPage: defaultPageSize });
  };
  const searchOf = (href: string) => {
    const { pathname, searchParams } = new URL(href, 'https://site.example');
    return parseSearchUrl(pathname, searchParams);
  };
  const homeOf = (id: number) => homes.get(references.get(id)!)!;

  it('keeps at least half of the links of every menu', () => {
    for (const region of regions)
      for (const { label, href, lists } of menusFor(region)) {
        const links = lists.flatMap((list) => list.links.map((link) => link.href));
        const left = links.filter((link) => available.has(link));
        expect(available.has(href), `${region} ${label}`).toBe(true);
        expect(left.length / links.length, `${region} ${label}`).toBeGreaterThanOrEqual(0.5);
      }
  });

  it('repeats no cover, title word or sentence in five pages of 40 lists', async () => {
    const hrefs = mostLinked().filter(
      (href) => available.has(href) || available.has(`${href}${href.includes('?') ? '&' : '?'}pagina=1`),
    );
    const faults: string[] = [];
    for (const href of hrefs.slice(0, lists)) {
      const shown: Listing[] = [];
      for (let page = 1; page <= pages; page++) {
        const answer = await read(href, page);
        shown.push(...answer.items.map(({ id }) => homeOf(id)));
        if (shown.length >= (answer.total ?? 0)) break;
      }
      const twice = <T>(all: readonly T[]) => all.filter((one, at) => all.indexOf(one) < at);
      const { localName } = searchOf(href);
      const parts = [true, false].map((isOwn) =>
        shown.filter((home) => [home.district, home.condominiumName].includes(localName ?? '') === isOwn),
      );
      const leads = parts.every((part) => {
        const first = part.findIndex(({ reference }) => !byHand.has(reference));
        return first < 0 || !part.slice(first).some(({ reference }) => byHand.has(reference));
      });
      faults.push(
        ...twice(shown.map(({ photos }) => fileOf(photos[0]!.url))).map((cover) => `${href}: ${cover}`),
        ...twice(shown.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/))).map(
          (text) => `${href}: ${text}`,
        ),
        ...shown.filter(({ title }) => banned.test(fold(title))).map(({ title }) => `${href}: ${title}`),
        ...(leads ? [] : [`${href}: a hand-written home follows another`]),
      );
    }
    expect(hrefs.length).toBeGreaterThanOrEqual(lists);
    expect(faults).toEqual([]);
  });

  it('leads the similar homes of a place by hand-written ones', async () => {
    const faults: string[] = [];
    for (const [id, reference] of references) {
      const home = homes.get(reference)!;
      const negotiationType = home.forSale ? 'sell' : 'rent';
      if (!home.available) continue;
      const { similar } = await client.similar(phaseOf(home.condition), id, { negotiationType });
      const shown = similar.data.map((card) => homeOf(card.id));
      const near = shown.filter(({ district }) => district === home.district);
      for (const part of [near, shown.slice(near.length)]) {
        const first = part.findIndex((one) => !byHand.has(one.reference));
        if (first >= 0 && part.slice(first).some((one) => byHand.has(one.reference))) faults.push(reference);
      }
      const covers = [home, ...shown].map(({ photos }) => fileOf(photos[0]!.url));
      if (new Set(covers).size < covers.length) faults.push(`${reference}: ${covers.join(' ')}`);
    }
    expect(faults).toEqual([]);
  });
});

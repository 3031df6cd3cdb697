import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '../imoveis/markup';
import { openSpecifiedSite } from '../support/specified/site';

let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
let all: number[];
beforeAll(async () => {
  site = await openSpecifiedSite((fetch) => fetch);
  all = site.catalogue.map(({ id }) => id);
});
afterAll(() => site.close());
beforeEach(() => void (site.standIn.calls.length = 0));

const idsOf = (html: string) => cards(html).map((card) => Number(/\/(\d+)"/.exec(card)![1]));
const nextPage = (html: string) =>
  /<a[^>]* href="([^"]*)"[^>]* rel="next"|<a[^>]* rel="next"[^>]* href="([^"]*)"/
    .exec(html)
    ?.slice(1)
    .find(Boolean)
    ?.replaceAll('&amp;', '&');

/** Ids of all pages, by the links to the next one. */
async function walk(path: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = path; next !== undefined && pages.length < 20;) {
    const { status, html } = await site.get(next);
    expect([next, status]).toEqual([next, 200]);
    pages.push(idsOf(html));
    next = nextPage(html);
  }
  return pages;
}
const searches = () =>
  site.standIn.calls.filter(({ call }) => call === 'POST /search/properties').map(({ search }) => search);

test.each([
  ['/imoveis', '?page=1&per_page=9&orderBy=&direction=asc'],
  ['/imoveis?ordenacao=preco&direcao=desc&pagina=2', '?page=2&per_page=9&orderBy=preco&direction=desc'],
  ['/imoveis?ordenacao=preco', '?page=1&per_page=9&orderBy=preco&direction=asc'],
  ['/imoveis?produto-fixo=1020', '?page=1&per_page=8&orderBy=&direction=asc'],
])('%s asks for its page by an address with all parameters', async (path, search) => {
  await site.get(path);
  expect(searches()[0]).toBe(search);
});

describe('all pages of a list have each property once', () => {
  test('without a pinned property', async () => {
    const pages = await walk('/imoveis');
    expect(pages.flat()).toEqual(all);
  });

  // First, last of page 1, first of page 2, in the middle, last of all; by code and with its phase.
  test.each([
    [1001, ''],
    [1008, '&produto-fixo-fase=novo'],
    [1009, ''],
    [1010, ''],
    [1022, '&produto-fixo-fase=usado'],
    [1036, ''],
    [1040, ''],
  ])('with the pinned property %i%s first and 8 beside it', async (id, phase) => {
    const pages = await walk(`/imoveis?produto-fixo=${id}${phase}`);
    expect(pages[0]).toEqual([id, ...all.filter((each) => each !== id).slice(0, 8)]);
    expect(pages.flat().toSorted()).toEqual(all);
  });

  test('with a pinned property that the search does not find', async () => {
    const [own] = await Promise.all([walk('/imoveis/venda/ilhabela')]);
    const pages = await walk('/imoveis/venda/ilhabela?produto-fixo=1001');
    expect(pages.flat()).toEqual([1001, ...own.flat()]);
  });

  test('with one that is gone or unknown', async () => {
    for (const id of [999, 4]) {
      const pages = await walk(`/imoveis?produto-fixo=${id}`);
      expect(pages.flat()).toEqual(all);
      expect(pages[0]).toHaveLength(9);
    }
  });
});

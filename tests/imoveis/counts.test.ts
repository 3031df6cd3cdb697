import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formValues, hiddenFields } from '@domain/search/form-values';
import type { SearchFilters } from '@domain/search/filters';
import { placeOfAddress } from '@domain/search/place-of-address';
import { dailyLife } from '@domain/taxonomy/daily-life';
import { attributesField, type FilterCounts } from '~/features/listing/filter-counts';
import { anyFilters, randomListings } from '../support/random-catalogue';
import { heading } from './markup';
import { numberShownAt } from './number-shown';
import { openSite } from './site';

describe('what a filter form says before it is sent', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(randomListings(200));
  });
  afterAll(() => site.close());

  const json = async <T>(address: string): Promise<T> => JSON.parse((await site.get(address)).html) as T;
  const counts = (fields: URLSearchParams) => json<FilterCounts>(`/recursos/contagem?${fields}`);

  /** The address of the listing that the form leads to. */
  const sent = async (fields: URLSearchParams) =>
    (await site.get(`/imoveis?${fields}`)).headers.get('Location')!;

  /** The number that this listing's page shows. */
  async function shown(fields: URLSearchParams): Promise<number> {
    const { html, status } = await site.get(await sent(fields));
    expect(status).toBe(200);
    return Number(/^[\d.]+(?= )/.exec(heading(html))?.[0].replaceAll('.', '') ?? 0);
  }

  /** A form's fields as a browser sends them. */
  function fieldsOf(filters: SearchFilters): URLSearchParams {
    const place = placeOfAddress(filters);
    const values = Object.entries(formValues(filters, place)).flatMap(([name, list]) =>
      list.map((value): [string, string] => [name, value]),
    );
    return new URLSearchParams([...hiddenFields(filters, place), ...values]);
  }

  test('is the number that the page then shows, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const fields = fieldsOf(filters);
        expect((await counts(fields)).total).toBe(await numberShownAt(site, await sent(fields)));
      }),
      { numRuns: 12 },
    );
  });

  test('equals for each attribute the total of the page with it ticked', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(...dailyLife), async (filters, slug) => {
        const fields = fieldsOf(filters);
        const asking = new URLSearchParams([...fields, [attributesField, '1']]);
        const ticked = fieldsOf({
          ...filters,
          propertyDetails: [...new Set([...filters.propertyDetails, slug])],
        });
        const { attributes } = await counts(asking);
        expect(attributes?.[slug]).toBe(await numberShownAt(site, await sent(ticked)));
      }),
      { numRuns: 6 },
    );
  });

  test.each<[string, [string, string][]]>([
    ['a place typed by its name', [['local', 'são paulo']]],
    [
      'a place, a price and an order',
      [
        ['local', 'Rio de Janeiro'],
        ['negociacao', 'venda'],
        ['preco-max', '3 mi'],
        ['ordenacao', 'precoAsc'],
      ],
    ],
    ['nothing that matches', [['preco-max', '1']]],
  ])('is that number for %s', async (_what, typed) => {
    const fields = new URLSearchParams([['filtrar', '1'], ...typed]);
    expect((await counts(fields)).total).toBe(await shown(fields));
  });

  test.each<[string, [string, string][]]>([
    [
      'a range that is reversed',
      [
        ['preco-min', '5.000.000'],
        ['preco-max', '1.000.000'],
      ],
    ],
    ['an amount that is none', [['area-min', 'muito']]],
    ['a place that nobody knows', [['local', 'Jardim Submerso']]],
    ['a code', [['local', '1']]],
  ])('is no number for %s', async (_what, typed) => {
    const fields = new URLSearchParams([['filtrar', '1'], ...typed]);
    expect(await counts(fields)).toEqual({ total: null, attributes: null });
  });

  test('is no number where the back end fails', async () => {
    await site.failing(['search/properties'], async () => {
      expect((await counts(new URLSearchParams({ filtrar: '1', suites: '3', vagas: '4' }))).total).toBeNull();
    });
  });

  describe('of prices', () => {
    const chart = (fields: Record<string, string>) =>
      json<{ text: string; counts: number[] } | null>(
        `/recursos/precos?${new URLSearchParams({ filtrar: '1', ...fields })}`,
      );
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

    test('counts matches of the other filters, ignoring any typed price', async () => {
      const all = await chart({ negociacao: 'venda', quartos: '2' });
      expect(all?.text).toMatch(/^Metade dos .* custa menos de R\$ .*\.$/);
      const searchFields = { negociacao: 'venda', quartos: '2', 'preco-max': '1.000.000' };
      expect(await chart(searchFields)).toEqual(all);
      expect(await chart({ ...searchFields, 'preco-min': '9.000.000' })).toEqual(all);
      const fewer = await chart({ negociacao: 'venda', quartos: '5' });
      expect(sum(fewer!.counts)).toBeLessThan(sum(all!.counts));
    });

    test('is null without negotiation, with few properties or an error', async () => {
      expect(await chart({})).toBeNull();
      expect(await chart({ negociacao: 'venda', local: 'Jardim Submerso' })).toBeNull();
      expect(await chart({ negociacao: 'venda', 'area-min': '900', quartos: '5', suites: '5' })).toBeNull();
      await site.failing(['search/prices'], async () =>
        expect(await chart({ negociacao: 'venda' })).toBeNull(),
      );
    });
  });
});

// A call that is missing is not made again for a while: such a back end has a site of its own.
test('a form counts what it can where the back end has no call for the rest', async () => {
  const site = await openSite(randomListings(60));
  try {
    const json = async (address: string) => JSON.parse((await site.get(address)).html) as unknown;
    const prices = '/recursos/precos?filtrar=1&negociacao=venda';
    expect(await json(prices)).not.toBeNull();
    await site.without(['search/counts', 'search/prices'], async () => {
      expect(await json(`/recursos/contagem?filtrar=1&negociacao=venda&${attributesField}=1`)).toEqual({
        total: await numberShownAt(site, '/imoveis/venda'),
        attributes: null,
      });
      expect(await json(prices)).toBeNull();
    });
  } finally {
    await site.close();
  }
});

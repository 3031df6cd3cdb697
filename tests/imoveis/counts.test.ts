import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formValues, hiddenFields } from '@domain/search/form-values';
import type { SearchFilters } from '@domain/search/filters';
import { placeOfAddress } from '@domain/search/place-of-address';
import { dailyLife } from '@domain/taxonomy/daily-life';
import { attributesField, type FilterCounts } from '~/features/listing/filter-counts';
import { testEngines } from '../support/database';
import { anyFilters, randomListings } from '../support/random-catalogue';
import { heading } from './markup';
import { openSite } from './site';

describe.each(testEngines)('what a filter form says before it is sent, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(randomListings(700), {}, engine);
  });
  afterAll(() => site.close());

  const json = async <T>(address: string): Promise<T> => JSON.parse((await site.get(address)).html) as T;
  const counts = (fields: URLSearchParams) => json<FilterCounts>(`/recursos/contagem?${fields}`);

  /** The number that the page is headed by which the form leads to; null: it leads to none. */
  async function shown(fields: URLSearchParams): Promise<number | null> {
    const sent = await site.get(`/imoveis?${fields}`);
    const address = sent.headers.get('Location');
    if (!address?.startsWith('/imoveis')) return null;
    const { html, status } = await site.get(address);
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
        expect((await counts(fields)).total).toBe(await shown(fields));
      }),
      { numRuns: 60 },
    );
  });

  test('is for each attribute the number that the page shows once it is ticked too', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(...dailyLife), async (filters, slug) => {
        const fields = fieldsOf(filters);
        const asking = new URLSearchParams([...fields, [attributesField, '1']]);
        const ticked = fieldsOf({
          ...filters,
          propertyDetails: [...new Set([...filters.propertyDetails, slug])],
        });
        expect((await counts(asking)).attributes?.[slug]).toBe(await shown(ticked));
      }),
      { numRuns: 20 },
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

  test('is no number where the back end fails, none of the attributes where it has no such call', async () => {
    const fields = new URLSearchParams([
      ['filtrar', '1'],
      [attributesField, '1'],
    ]);
    await site.without(['search/counts'], async () => {
      const { total, attributes } = await counts(fields);
      expect([total, attributes]).toEqual([await shown(fields), null]);
    });
    // What was told of the same catalogue is told again; of what was not asked yet nothing is known.
    const others = new URLSearchParams([...fields, ['quartos', '2']]);
    await site.failing(['search/properties'], async () => {
      expect((await counts(others)).total).toBeNull();
    });
  });

  describe('of prices', () => {
    const chart = (fields: Record<string, string>) =>
      json<{ text: string; counts: number[] } | null>(
        `/recursos/precos?${new URLSearchParams({ filtrar: '1', ...fields })}`,
      );
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

    test('counts what passes the other filters, whatever price is typed, also a wrong one', async () => {
      const all = await chart({ negociacao: 'venda', quartos: '2' });
      expect(all?.text).toMatch(/^Metade dos .* custa menos de R\$ .*\.$/);
      const asked = { negociacao: 'venda', quartos: '2', 'preco-max': '1.000.000' };
      expect(await chart(asked)).toEqual(all);
      expect(await chart({ ...asked, 'preco-min': '9.000.000' })).toEqual(all);
      const fewer = await chart({ negociacao: 'venda', quartos: '5' });
      expect(sum(fewer!.counts)).toBeLessThan(sum(all!.counts));
    });

    test('is nothing without a negotiation, for few homes, with another field wrong, and where nobody counts', async () => {
      expect(await chart({})).toBeNull();
      expect(await chart({ negociacao: 'venda', local: 'Jardim Submerso' })).toBeNull();
      expect(await chart({ negociacao: 'venda', 'area-min': '900', quartos: '5', suites: '5' })).toBeNull();
      for (const away of [site.failing, site.without])
        await away(['search/prices'], async () => expect(await chart({ negociacao: 'venda' })).toBeNull());
    });
  });
});

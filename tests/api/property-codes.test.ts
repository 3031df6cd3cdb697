import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

describe.each(testEngines)('a property’s code on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  /** The numbers of one source's homes, and of another's. */
  let [own, others] = [new Map<string, number>(), new Map<string, number>()];
  const id = (reference: string) => own.get(reference)!;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client } = testApi(database));
    own = await fillCatalogue(database.db, [
      makeListing({ reference: 'AP-7' }),
      makeListing({ reference: 'CA.12/B' }),
      makeListing({ reference: '424242' }),
      makeListing({ reference: 'shared 1', title: 'A primeira' }),
      makeListing({ reference: 'gone', available: false }),
    ]);
    others = await fillCatalogue(
      database.db,
      [
        makeListing({ reference: 'SHARED-1', title: 'A segunda' }),
        makeListing({ reference: 'shared/1', available: false }),
        makeListing({ reference: String(id('AP-7')) }),
      ],
      'outra',
    );
  });
  afterAll(() => database.close());

  it.each([
    ['our number', () => String(id('CA.12/B')), 'CA.12/B'],
    ['the feed’s reference', () => 'AP-7', 'AP-7'],
    ['the reference in other case', () => 'ap-7', 'AP-7'],
    ['the reference without what separates it', () => 'ap7', 'AP-7'],
    ['the reference separated otherwise', () => 'A P/7', 'AP-7'],
    ['a reference with dot and slash', () => 'CA.12/B', 'CA.12/B'],
    ['a numeric reference', () => '424242', '424242'],
    ['a numeric reference with a dot in it', () => '424.242', '424242'],
  ])('is found by %s', async (_, code, reference) => {
    expect(await client.productByCode(code())).toMatchObject([
      {
        id: id(reference),
        codigo: reference,
        url: { sell: expect.stringMatching(/^usado\/venda\//) },
        endereco: { cidade: 'São Paulo', bairro: 'Moema' },
      },
    ]);
  });

  it('returns all available properties with it, references before ids', async () => {
    const titles = (await client.productByCode('Shared 1')).map(({ titulo1 }) => titulo1);
    expect(titles).toEqual(['A primeira', 'A segunda']);
    const number = String(id('AP-7'));
    const ids = (await client.productByCode(number)).map((found) => found.id);
    expect(ids).toEqual([others.get(number), id('AP-7')]);
  });

  it.each(['gone', 'nothing', '-', '99999999999999999999', '%00', "'; drop table property; --"])(
    'that nobody has finds nothing, without an error: %s',
    async (code) => {
      expect(await client.productByCode(code)).toEqual([]);
    },
  );
});

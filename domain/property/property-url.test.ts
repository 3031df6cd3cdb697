import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionValues, phaseOf } from '../taxonomy/conditions';
import { parsePropertyPath, propertyPath, propertyPathWithoutId, type PropertyAddress } from './property-url';

const house: PropertyAddress = {
  condition: 'used',
  negotiation: 'sell',
  city: 'São Paulo',
  district: 'Jardim América',
  title: 'Casa de pedra & madeira, com piscina',
  id: 123,
};

describe("a property's address", () => {
  test.each<[Partial<PropertyAddress>, string]>([
    [{}, '/usado/venda/sao-paulo/jardim-america/casa-de-pedra-madeira-com-piscina/123'],
    [
      { condition: 'launch', negotiation: 'rent' },
      '/novo/aluguel/sao-paulo/jardim-america/casa-de-pedra-madeira-com-piscina/123',
    ],
    [{ district: '' }, '/usado/venda/sao-paulo/casa-de-pedra-madeira-com-piscina/123'],
    [{ district: '???' }, '/usado/venda/sao-paulo/casa-de-pedra-madeira-com-piscina/123'],
    [{ title: '🏡' }, '/usado/venda/sao-paulo/jardim-america/imovel/123'],
    [
      { title: 'Casa '.repeat(100) },
      `/usado/venda/sao-paulo/jardim-america/${'casa-'.repeat(16).slice(0, -1)}/123`,
    ],
    [{ title: 'a'.repeat(300) }, `/usado/venda/sao-paulo/jardim-america/${'a'.repeat(80)}/123`],
  ])('%j → %s', (change, path) => {
    expect(propertyPath({ ...house, ...change })).toBe(path);
  });

  test('without its id is what a code lookup answers', () => {
    expect(`${propertyPathWithoutId(house)}/${house.id}`).toBe(propertyPath(house));
  });

  test('reads back, whatever the texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        fc.record({
          condition: fc.constantFrom(...conditionValues),
          negotiation: fc.constantFrom('sell' as const, 'rent' as const),
          city: text,
          district: text,
          title: text,
          id: fc.integer({ min: 1, max: 2_147_483_647 }),
        }),
        (address) => {
          const path = propertyPath(address);
          expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
          expect(parsePropertyPath(path)).toEqual({
            phase: phaseOf(address.condition),
            negotiation: address.negotiation,
            id: address.id,
          });
        },
      ),
    );
  });
});

test.each([
  ['/usado/casa-antiga/77', { phase: 'usado', negotiation: null, id: 77 }],
  ['/novo/77', { phase: 'novo', negotiation: null, id: 77 }],
  ['/novo/aluguel/77/', { phase: 'novo', negotiation: 'rent', id: 77 }],
  ['/usado/venda/sao-paulo', null],
  ['/usado', null],
  ['/usado/0', null],
  ['/usado/007', null],
  ['/usado/99999999999', null],
  ['/usado/2147483648', null],
  ['/usado/1e3', null],
  ['/velho/venda/1', null],
  ['/', null],
])('%s is read as %j', (path, read) => {
  expect(parsePropertyPath(path)).toEqual(read);
});

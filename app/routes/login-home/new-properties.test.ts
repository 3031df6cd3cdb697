import { expect, test } from 'vitest';
import { propertyCard } from '~/back-end/parsers/property.server';
import { newProperties } from './new-properties';

const reading = { pictureAddress: () => null, leftOut: () => {} };
const properties = (count: number) =>
  Array.from({ length: count }, (_, index) => propertyCard({ id: index + 1 }, reading));

test.each([
  [0, [], null],
  [1, [1], 'Um imóvel novo combina com o que você procura.'],
  [5, [1, 2, 3], 'Cinco imóveis novos combinam com o que você procura.'],
])('of %d new homes a row is shown, and all are counted', (total, shown, lead) => {
  const { cards, ...rest } = newProperties({ data: properties(total), total });
  expect(cards.map(({ id }) => id)).toEqual(shown);
  expect(rest).toEqual({ lead });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { card } from '@contract/answer-samples';
import { propertyCard } from '~/back-end/parsers/property.server';
import { cardData } from '~/features/property-card/card-data';
import { Featured } from './featured';

const parserContext = { pictureAddress: (address: string) => address, leftOut: () => {} };
const cards = [1, 2, 3, 4].map((id) => cardData(propertyCard({ ...card, id }, parserContext), undefined));

/** Columns of each frame at 768 px and above, of sixteen, by the rules of home.css. */
test.each([
  { count: 1, grid: 'casas4 casas4--1', looks: ['card--g'] },
  { count: 2, grid: 'casas4', looks: ['card--g', 'card--retrato'] },
  { count: 3, grid: 'casas4 casas4--3', looks: ['card--retrato', 'card--retrato', 'card--retrato'] },
  { count: 4, grid: 'casas4', looks: ['card--g', 'card--retrato', 'card--retrato', 'card--g'] },
])('$count featured homes fill their rows', ({ count, grid, looks }) => {
  const html = renderToStaticMarkup(
    <Featured cards={cards.slice(0, count)} href="/imoveis" favoritesForm="f" date={undefined} />,
  );
  expect(html).toContain(`<div class="${grid}">`);
  expect([...html.matchAll(/<article class="card (card--\w+)"/g)].map(([, look]) => look)).toEqual(looks);
});

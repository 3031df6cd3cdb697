import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardData } from './card-data';
import { PropertyCard } from './property-card';

const card: CardData = {
  id: 7,
  phase: 'usado',
  href: '/imovel/venda/casa-7',
  title: 'Casa com jardim',
  type: 'casa',
  district: 'Pinheiros',
  city: 'São Paulo',
  country: 'BR',
  badges: [],
  currency: 'BRL',
  sale: 5_480_000,
  photoCount: 1,
  otherPhotos: [],
};

/** Tags of the card's direct children, with their first class. */
function parts(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [, close, tag = '', attributes = '', selfClosing] of html.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
  )) {
    if (selfClosing || tag === 'path') continue;
    if (close) depth -= 1;
    else if (depth++ === 1) found.push([tag, /class="([\w-]+)/.exec(attributes)?.[1]].join(' ').trim());
  }
  return found;
}

test('photo, place, title and foot are direct children of the card', () => {
  expect(parts(renderToStaticMarkup(<PropertyCard card={card} />))).toEqual([
    'div card__foto',
    'p card__lugar',
    'h2',
    'div card__pe',
  ]);
});

test('a launch says that its price is the lowest', () => {
  const html = renderToStaticMarkup(<PropertyCard card={{ ...card, isFrom: true }} />);
  expect(html).toContain('<small>a partir de </small>R$ 5.480.000');
  expect(renderToStaticMarkup(<PropertyCard card={card} />)).not.toContain('a partir de');
});

test('the favorite button is no row of the card', () => {
  const html = renderToStaticMarkup(<PropertyCard card={card} favoritesForm="favoritos" />);
  expect(parts(html)[1]).toBe('button bi');
  expect(html).toContain('bi card__fav');
});

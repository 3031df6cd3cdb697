import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photographs } from './photographs';
import type { Gallery } from './use-gallery';

const gallery = (count: number, more: Partial<Gallery> = {}): Gallery => ({
  path: '/usado/1',
  tabs: ['galeria'],
  view: 'galeria',
  media: { video: null, tour: null },
  opensDrawn: false,
  viewer: null,
  linkTo: () => ({}),
  allHref: '/usado/1?aba=fotos',
  ...more,
  pictures: {
    foto: Array.from({ length: count }, (_, index) => ({
      base: `/fotos/${index}`,
      width: 1600,
      height: 1067,
      alt: '',
      caption: index === 2 ? 'Sala, às cinco' : undefined,
    })),
    planta: [],
  },
});
const ids = (html: string) => [...html.matchAll(/id="foto-(\d+)"/g)].map(([, id]) => Number(id));
const show = (count: number, more?: Partial<Gallery>) =>
  renderToStaticMarkup(<Photographs gallery={gallery(count, more)} note="Imagens de demonstração." />);

test('shows five photos after the first with captions, each at its number', () => {
  const html = show(11);
  expect(ids(html)).toEqual([2, 3, 4, 5, 6]);
  expect(html).toContain('<figcaption>Sala, às cinco</figcaption>');
  expect(html.match(/<figcaption>/g)).toHaveLength(1);
  expect(html).toContain('>Fotos</h2>');
  expect(html).toContain('Imagens de demonstração.');
});

test('the view of all photos has the others too', () =>
  expect(ids(show(11, { view: 'fotos' }))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));

test('after a print all photos follow', () => expect(ids(show(3, { opensDrawn: true }))).toEqual([1, 2, 3]));

test('photos of the measured plan are not shown again', () => {
  const html = renderToStaticMarkup(<Photographs gallery={gallery(9)} inPlan={[0, 1, 4]} />);
  expect(ids(html)).toEqual([3, 4, 6, 7, 8]);
  expect(html).toContain('>Mais fotos</h2>');
});

test('without other photos only the note is there, or nothing', () => {
  expect(show(1)).toBe(
    '<div class="palco" id="fotos"><p class="nota fotos__nota">Imagens de demonstração.</p></div>',
  );
  expect(renderToStaticMarkup(<Photographs gallery={gallery(1)} />)).toBe('');
});

import { describe, expect, test } from 'vitest';
import { mediaOf } from './media';
import { openedPicture, pictureId } from './opened-picture';
import { chosenView, onlyTabChanges, openedType, tabsOf } from './tabs';
import { fitted, panBy, swipeStep, zoomBy } from './zoom';

const photo = { base: '/fotos/a', width: 1600, height: 1067, alt: '' };
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const hosts = ['www.youtube-nocookie.com'];
const nothing = { video: null, tour: null };

describe('tabs', () => {
  test.each([
    ['', undefined, undefined],
    ['?aba=x', undefined, undefined],
    ['?aba=fotos', undefined, 'gallery'],
    ['?aba=planta', undefined, 'plan'],
    ['', 'foto', 'gallery'],
    ['', 'planta', 'plan'],
  ] as const)('%j with %j in the viewer is counted as %j', (search, picture, type) =>
    expect(openedType(search, chosenView(search, ['galeria', 'planta']), picture)).toBe(type),
  );

  test('only where there is something to show, the gallery first', () => {
    const media = mediaOf({ video: youtube, tour: 'https://tour.example/1' }, hosts);
    expect(tabsOf({ fotos: [photo], plantas: [photo] }, media)).toEqual([
      'galeria',
      'video',
      'planta',
      'tour',
    ]);
    expect(tabsOf({ fotos: [photo], plantas: [] }, nothing)).toEqual(['galeria']);
    expect(tabsOf({ fotos: [{ ...photo, base: null }], plantas: [photo] }, nothing)).toEqual(['planta']);
    expect(tabsOf({ fotos: [], plantas: [] }, nothing)).toEqual([]);
  });

  test.each([
    ['', 'galeria'],
    ['?aba=planta', 'planta'],
    ['?corretor=ana&aba=fotos', 'fotos'],
    ['?aba=tour', 'galeria'],
    ['?aba=__proto__', 'galeria'],
    ['?aba=', 'galeria'],
  ])('%j opens %s', (search, view) => expect(chosenView(search, ['galeria', 'planta'])).toBe(view));

  test('where there are no photos, the first that is there', () => {
    expect(chosenView('?aba=fotos', ['video'])).toBe('video');
    expect(chosenView('', [])).toBe('galeria');
  });
});

test.each([
  ['/usado/venda/x/1', '/usado/venda/x/1?aba=video', true],
  ['/usado/venda/x/1?corretor=ana&aba=tour', '/usado/venda/x/1?corretor=ana', true],
  ['/usado/venda/x/1', '/usado/venda/x/2?aba=video', false],
  ['/usado/venda/x/1', '/usado/venda/x/1?similares=2&aba=video', false],
  ['/usado/venda/x/1', '/usado/venda/x/1', false],
])('from %s to %s only the tab changes: %s', (from, to, only) => {
  const here = (path: string) => new URL(path, 'http://here.invalid');
  expect(onlyTabChanges(here(from), here(to))).toBe(only);
});

test('accepts web addresses as media and embeds only configured hosts', () => {
  expect(mediaOf({ video: youtube, tour: 'http://tour.example/1' }, hosts)).toEqual({
    video: { href: youtube, embed: expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ') },
    tour: { href: 'http://tour.example/1', embed: null },
  });
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/tour', 'aqz-KE-bpKQ', '', null]) {
    expect(mediaOf({ video: bad, tour: bad }, hosts)).toEqual(nothing);
  }
});

test.each([
  ['#foto-1', { kind: 'foto', index: 0 }],
  ['#foto-12', { kind: 'foto', index: 11 }],
  ['#planta-2', { kind: 'planta', index: 1 }],
  ['#foto-13', null],
  ['#foto-0', null],
  ['#foto-01', null],
  ['#planta-3', null],
  ['#localizacao', null],
  ['', null],
])('the fragment %j opens %j', (hash, opened) => {
  expect(openedPicture(hash, { foto: 12, planta: 2 })).toEqual(opened);
  if (opened) expect(`#${pictureId(opened.kind as 'foto', opened.index)}`).toBe(hash);
});

describe('zoom', () => {
  const stage = { width: 400, height: 800 };

  test('the spot under the fingers stays there', () => {
    const at = { x: 100, y: -200 };
    const { scale, x, y } = zoomBy(fitted, 2, at, stage);
    // The picture's point below `at` is at center + offset · scale.
    expect([x + 100 * scale, y - 200 * scale]).toEqual([at.x, at.y]);
  });

  test('stays between fitted and four times, within the photo edges', () => {
    expect(zoomBy(fitted, 0.5, { x: 50, y: 50 }, stage)).toEqual(fitted);
    expect(zoomBy(fitted, 100, { x: 0, y: 0 }, stage).scale).toBe(4);
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, stage)).toEqual({
      scale: 2,
      x: 200,
      y: -400,
    });
    expect(panBy(fitted, { x: 30, y: 30 }, stage)).toEqual(fitted);
    const corner = zoomBy(fitted, 4, { x: 200, y: 400 }, stage);
    expect(zoomBy(corner, 0.25, { x: -200, y: 0 }, stage)).toEqual(fitted);
  });

  test.each([
    [-150, 600, 1],
    [150, 600, -1],
    [-40, 60, 1],
    [-40, 600, 0],
    [10, 5, 0],
    [0, 0, 0],
  ])('a swipe of %i px in %i ms is a step of %i', (dx, ms, step) =>
    expect(swipeStep(dx, ms, 400)).toBe(step),
  );
});

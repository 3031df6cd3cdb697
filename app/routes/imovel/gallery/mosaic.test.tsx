import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asSource, avifSources } from '@tests/support/picture-sources';
import { firstPhotoPreload } from './first-photo';
import { Mosaic } from './mosaic';

const photos = (count: number, height = 1067, cuts = true) =>
  Array.from({ length: count }, (_, index) => ({
    base: `/fotos/${index}`,
    cuts,
    width: 1600,
    height,
    alt: '',
  }));
const shown = (count: number) =>
  renderToStaticMarkup(<Mosaic photos={photos(count)} allHref="/usado/1?aba=fotos" linkTo={() => ({})} />);
const times = (html: string, part: string) => html.split(part).length - 1;

test('loads the first photo first and links each photo to its position', () => {
  const html = shown(12);
  expect(times(html, 'href="/usado/1?aba=fotos#foto-')).toBe(3);
  expect(times(html, 'fetchpriority="high"')).toBe(1);
  expect(times(html, 'loading="lazy"')).toBe(2);
  expect(html.indexOf('fetchpriority')).toBeLessThan(html.indexOf('/fotos/1/'));
});

test('shows an unlinked placeholder without any photo', () => {
  expect(shown(0)).toContain('default-image');
  expect(shown(0)).not.toContain('<a ');
});

test.each([
  ['lies is cut to its frame', 1067, 0],
  ['stands is shown whole', 2400, 3],
])('a picture that %s, on phones too', (_what, height, whole) => {
  const html = renderToStaticMarkup(
    <Mosaic photos={photos(3, height)} allHref="/usado/1?aba=fotos" linkTo={() => ({})} />,
  );
  expect(times(html, 'class="inteira"')).toBe(whole);
  expect(html.includes('/840x840-')).toBe(whole === 0);
});

test('uses whole photos on phones too if they have no known crops', () => {
  const html = renderToStaticMarkup(
    <Mosaic photos={photos(3, 1067, false)} allHref="" linkTo={() => ({})} />,
  );
  expect(html).not.toContain('840x840');
  expect(html).not.toContain(' media=');
});

test.each([
  ['lies', 1067, true],
  ['stands', 2400, true],
  ['has no cuts', 1067, false],
])('preloads the same sources as the page for a first photo that %s', (_, height, cuts) => {
  const fotos = photos(3, height, cuts);
  const html = renderToStaticMarkup(<Mosaic photos={fotos} allHref="" linkTo={() => ({})} />);
  const preloads = firstPhotoPreload({ fotos, plantas: [] }, { video: null, tour: null }, '');
  expect(preloads.map(asSource)).toEqual(avifSources(html));
});

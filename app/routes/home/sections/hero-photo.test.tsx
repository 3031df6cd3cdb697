import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asSource, avifSources } from '@tests/support/picture-sources';
import { heroPreloads, heroSources } from './hero-photo';

const photo = { base: '/fotos/1', width: 2400, height: 1600, alt: '', focal: '70% 50%' };

test('the hero’s photo is asked for ahead from just what the page chooses it from, on phones from its cut', () => {
  const html = renderToStaticMarkup(
    <picture>
      {heroSources(photo).map((source) => (
        <source {...source} key={source.type + source.media} />
      ))}
    </picture>,
  );
  const chosen = avifSources(html);
  expect(heroPreloads(photo).map(asSource)).toEqual(chosen);
  expect(chosen.map(({ media }) => media)).toEqual([
    '(max-width:30rem)',
    '(min-width:30.01rem) and (max-width:63.99rem)',
    '(min-width:64rem)',
  ]);
  expect(chosen[0]!.srcSet).toBe('/fotos/1/840x1050-75.avif 840w,/fotos/1/1080x1350-75.avif 1080w');
});

test('a slide without a photo asks for nothing ahead', () => {
  expect(heroPreloads(undefined)).toEqual([]);
  expect(heroPreloads({ ...photo, base: null })).toEqual([]);
});

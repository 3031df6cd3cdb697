import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asSource, avifSources } from '@tests/support/picture-sources';
import { heroPreloads, heroSources } from './hero-photo';

const photo = { base: '/fotos/1', width: 2400, height: 1600, alt: '', cuts: true, focal: '70% 50%' };

/** The page's sources, which must equal the preloads. */
function chosenFrom(shown: typeof photo) {
  const html = renderToStaticMarkup(
    <picture>
      {heroSources(shown).map((source) => (
        <source {...source} key={source.type + source.media} />
      ))}
    </picture>,
  );
  const chosen = avifSources(html);
  expect(heroPreloads(shown).map(asSource)).toEqual(chosen);
  return chosen;
}

test('preloads the same hero photo as the page, with a crop for phones', () => {
  const chosen = chosenFrom(photo);
  expect(chosen.map(({ media }) => media)).toEqual([
    '(max-width:30rem)',
    '(min-width:30.01rem) and (max-width:63.99rem)',
    '(min-width:64rem)',
  ]);
  expect(chosen[0]!.srcSet).toBe('/fotos/1/840x1050-75.avif 840w,/fotos/1/1080x1350-75.avif 1080w');
});

test('uses the whole photo on phones too if it has no known crops', () => {
  const chosen = chosenFrom({ ...photo, cuts: false });
  expect(chosen.map(({ media }) => media)).toEqual(['(max-width:63.99rem)', '(min-width:64rem)']);
  expect(JSON.stringify(chosen)).not.toContain('x1050');
});

test('a slide without a photo asks for nothing ahead', () => {
  expect(heroPreloads(undefined)).toEqual([]);
  expect(heroPreloads({ ...photo, base: null })).toEqual([]);
});

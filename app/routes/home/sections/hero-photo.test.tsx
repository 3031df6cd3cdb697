import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asSource, avifSources } from '@tests/support/picture-sources';
import { heroPreloads, heroSources } from './hero-photo';

const photo = { base: '/fotos/1', width: 2400, height: 1600, alt: '', cuts: true, focal: '70% 50%' };

/** What the page chooses it from, which is what is asked for ahead. */
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

test('the hero’s photo is asked for ahead from just what the page chooses it from, on phones from its cut', () => {
  const chosen = chosenFrom(photo);
  expect(chosen.map(({ media }) => media)).toEqual([
    '(max-width:30rem)',
    '(min-width:30.01rem) and (max-width:63.99rem)',
    '(min-width:64rem)',
  ]);
  expect(chosen[0]!.srcSet).toBe('/fotos/1/840x1050-75.avif 840w,/fotos/1/1080x1350-75.avif 1080w');
});

test('a photo of which nobody says that it has cuts is given whole, on phones too', () => {
  const chosen = chosenFrom({ ...photo, cuts: false });
  expect(chosen.map(({ media }) => media)).toEqual(['(max-width:63.99rem)', '(min-width:64rem)']);
  expect(JSON.stringify(chosen)).not.toContain('x1050');
});

test('a slide without a photo asks for nothing ahead', () => {
  expect(heroPreloads(undefined)).toEqual([]);
  expect(heroPreloads({ ...photo, base: null })).toEqual([]);
});

import { expect, it } from 'vitest';
import { propertyDetailSlugs } from './attributes';
import { eitherRows, propertyRows, sharedRows } from './feature-rows';
import { featureLabel, featureNamed, featureSlugs, featureWord } from './features';

const rows = [...propertyRows, ...sharedRows, ...eitherRows];

it('lists the slug of every row, in order', () => {
  expect(featureSlugs).toEqual(rows.map(([slug]) => slug));
});

it('finds each feature by all its names, in tags and in texts', () => {
  for (const [slug, ...names] of rows)
    for (const name of names.filter(Boolean)) {
      expect([name, featureNamed(name)?.slug]).toEqual([name, slug]);
      expect(featureNamed(name.toUpperCase().replaceAll(' ', '_'))?.slug).toBe(slug);
    }
  expect(featureNamed('')).toBeUndefined();
});

it('has unique labels outside the specification and reads its exports', () => {
  const own = new Set<string>(propertyDetailSlugs);
  expect(new Set(featureSlugs.map(featureLabel)).size).toBe(rows.length);
  expect(featureSlugs.filter((slug) => own.has(slug))).toEqual([]);
  for (const slug of featureSlugs) expect(featureNamed(featureWord(slug))?.slug).toBe(slug);
});

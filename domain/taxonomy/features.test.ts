import { expect, it } from 'vitest';
import { propertyDetailSlugs } from './attributes';
import { eitherRows, homeRows, sharedRows } from './feature-rows';
import { featureLabel, featureNamed, featureSlugs, featureWord } from './features';

const rows = [...homeRows, ...sharedRows, ...eitherRows];

it('knows each feature by its label, by VRSync’s name and by every other one, in tags and in texts', () => {
  for (const [slug, ...names] of rows)
    for (const name of names.filter(Boolean)) {
      expect([name, featureNamed(name)?.slug]).toEqual([name, slug]);
      expect(featureNamed(name.toUpperCase().replaceAll(' ', '_'))?.slug).toBe(slug);
    }
  expect(featureNamed('')).toBeUndefined();
});

it('names each once, apart from the specification’s attributes, and exports what is read again', () => {
  const own = new Set<string>(propertyDetailSlugs);
  expect(new Set(featureSlugs.map(featureLabel)).size).toBe(rows.length);
  expect(featureSlugs.filter((slug) => own.has(slug))).toEqual([]);
  for (const slug of featureSlugs) expect(featureNamed(featureWord(slug))?.slug).toBe(slug);
});

import { slugify } from '../kernel/text';
import { eitherRows, propertyRows, sharedRows } from './feature-rows';
import type { FeatureSlug } from './feature-slugs';

/** 'either': the condominium's, or the property's if it is in none. */
export type FeatureSide = 'home' | 'shared' | 'either';

interface Feature {
  slug: FeatureSlug;
  label: string;
  side: FeatureSide;
  /** Name in the VRSync export: VRSync's own, else the label, which our importer accepts. */
  word: string;
}

const features = new Map<string, Feature>();
const byName = new Map<string, Feature>();
for (const [side, rows] of [
  ['home', propertyRows],
  ['shared', sharedRows],
  ['either', eitherRows],
] as const)
  for (const [slug, label, vrsync, ...others] of rows) {
    const feature: Feature = { slug, label, side, word: vrsync || label };
    features.set(slug, feature);
    for (const name of [slug, label, vrsync, ...others]) if (name) byName.set(bare(name), feature);
  }

export { featureSlugs, type FeatureSlug } from './feature-slugs';

export function featureNamed(name: string): Pick<Feature, 'slug' | 'side'> | undefined {
  const word = bare(name);
  return byName.get(word) ?? byName.get(word.replace(/s$/, ''));
}

/** With those of either side, by label. */
export const featuresOfSide = (side: Exclude<FeatureSide, 'either'>): Pick<Feature, 'slug' | 'label'>[] =>
  [...features.values()]
    .filter((feature) => feature.side === side || feature.side === 'either')
    .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR'));

export const featureLabel = (slug: FeatureSlug): string => features.get(slug)!.label;
export const featureWord = (slug: FeatureSlug): string => features.get(slug)!.word;

/** Feed tags have no separators. */
function bare(name: string): string {
  return slugify(name).replaceAll('-', '');
}

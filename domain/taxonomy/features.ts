import { slugify } from '../kernel/text';
import { eitherRows, propertyRows, sharedRows } from './feature-rows';

/** 'either': the condominium's, or the property's if it is in none. */
export type FeatureSide = 'home' | 'shared' | 'either';
export type FeatureSlug = (typeof propertyRows | typeof sharedRows | typeof eitherRows)[number][0];

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

export const featureSlugs = [...features.keys()] as [FeatureSlug, ...FeatureSlug[]];

export function featureNamed(name: string): Pick<Feature, 'slug' | 'side'> | undefined {
  const word = bare(name);
  return byName.get(word) ?? byName.get(word.replace(/s$/, ''));
}

export const featureLabel = (slug: FeatureSlug): string => features.get(slug)!.label;
export const featureWord = (slug: FeatureSlug): string => features.get(slug)!.word;

/** Feed tags have no separators. */
function bare(name: string): string {
  return slugify(name).replaceAll('-', '');
}

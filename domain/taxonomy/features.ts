import { slugify } from '../text';
import { eitherRows, homeRows, sharedRows } from './feature-rows';

/** Whose a feature is: the home's own, the condominium's, or as the home lies (in one: the condominium's). */
export type FeatureSide = 'home' | 'shared' | 'either';
export type FeatureSlug = (typeof homeRows | typeof sharedRows | typeof eitherRows)[number][0];

interface Feature {
  slug: FeatureSlug;
  label: string;
  side: FeatureSide;
  /** How VRSync's export writes it: its own name, else the label, which our importer reads again. */
  word: string;
}

const features = new Map<string, Feature>();
const byName = new Map<string, Feature>();
for (const [side, rows] of [
  ['home', homeRows],
  ['shared', sharedRows],
  ['either', eitherRows],
] as const)
  for (const [slug, label, vrsync, ...others] of rows) {
    const feature: Feature = { slug, label, side, word: vrsync || label };
    features.set(slug, feature);
    for (const name of [slug, label, vrsync, ...others]) if (name) byName.set(bare(name), feature);
  }

/** Every feature, in the order in which pages and exports name them. */
export const featureSlugs = [...features.keys()] as [FeatureSlug, ...FeatureSlug[]];

/** The feature that a portal's or a CRM's name means ('BBQ', 'Ar Condicionado', 'areaservico'). */
export function featureNamed(name: string): Pick<Feature, 'slug' | 'side'> | undefined {
  const word = bare(name);
  return byName.get(word) ?? byName.get(word.replace(/s$/, ''));
}

export const featureLabel = (slug: FeatureSlug): string => features.get(slug)!.label;
export const featureWord = (slug: FeatureSlug): string => features.get(slug)!.word;

/** Tags come without separators, so nothing is compared with them. */
function bare(name: string): string {
  return slugify(name).replaceAll('-', '');
}

import type { OverrideValues } from '@domain/property/overrides';
import {
  type CondominiumDetail,
  condominiumDetails,
  detailLabel,
  type PropertyDetail,
  propertyDetails,
} from '@domain/taxonomy/attributes';
import { featureLabel, featuresOfSide } from '@domain/taxonomy/features';

export type Features = OverrideValues['features'];

/** 'Piscina, Adega; no condomínio: Spa' */
export function featuresText({ own, shared, ownMore, sharedMore }: Features): string {
  const listed = (filters: readonly (PropertyDetail | CondominiumDetail)[], more: Features['ownMore']) =>
    [...filters.map(detailLabel), ...more.map(featureLabel)].join(', ');
  const [home, condominium] = [listed(own, ownMore), listed(shared, sharedMore)];
  return [home, condominium && `no condomínio: ${condominium}`].filter(Boolean).join('; ') || 'nenhuma';
}

type Options = readonly (readonly [value: string, label: string])[];
export interface FeatureGroup {
  title: string;
  options: Options;
  more: Options;
}

/** Boxes of the form: those that are filters first, others behind a fold. Values as `readInput` reads them. */
export const featureGroups = (): FeatureGroup[] => [
  {
    title: 'Do imóvel',
    options: propertyDetails.map(({ slug, label }) => [`own:${slug}`, label] as const),
    more: featuresOfSide('home').map(({ slug, label }) => [`ownMore:${slug}`, label] as const),
  },
  {
    title: 'Do condomínio',
    options: condominiumDetails.map(({ slug, label }) => [`shared:${slug}`, label] as const),
    more: featuresOfSide('shared').map(({ slug, label }) => [`sharedMore:${slug}`, label] as const),
  },
];

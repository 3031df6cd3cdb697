import type { OverrideValues } from '@domain/property/overrides';
import {
  condominiumDetailSlugs,
  maskOf,
  propertyDetailSlugs,
  slugsOfMask,
} from '@domain/taxonomy/attributes';
import type { Content } from './content';

/** Lists of a property and of its condominium: filters are masks, the others details. */
export const featuresOf = ({ row }: Content): OverrideValues['features'] => ({
  own: slugsOfMask(row.detail_mask, propertyDetailSlugs),
  shared: slugsOfMask(row.amenity_mask, condominiumDetailSlugs),
  ownMore: row.details.features ?? [],
  sharedMore: row.details.sharedFeatures ?? [],
});

/** An empty list is absent, as loads write it. */
export function withFeatures(content: Content, lists: OverrideValues['features']): Content {
  const { features: _own, sharedFeatures: _shared, ...details } = content.row.details;
  return {
    ...content,
    row: {
      ...content.row,
      detail_mask: maskOf(lists.own, propertyDetailSlugs),
      amenity_mask: maskOf(lists.shared, condominiumDetailSlugs),
      details: {
        ...details,
        ...(lists.ownMore.length > 0 && { features: lists.ownMore }),
        ...(lists.sharedMore.length > 0 && { sharedFeatures: lists.sharedMore }),
      },
    },
  };
}

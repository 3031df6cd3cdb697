import { detailLabel } from '@domain/taxonomy/attributes';
import { featureLabel } from '@domain/taxonomy/features';
import type { PropertyDetail } from './property';

type Featured = Pick<
  PropertyDetail,
  'detalhes' | 'propertyDetails' | 'condominiumDetails' | 'features' | 'condominiumFeatures'
>;

/** Of a house in a condominium, what both lists have is on one side, and the feed does not say which. */
export function featureTexts(property: Featured): { property: string[]; condominium: string[] } {
  const own = [...property.propertyDetails.map(detailLabel), ...property.features.map(featureLabel)];
  const shared = [
    ...property.condominiumDetails.map(detailLabel),
    ...property.condominiumFeatures.map(featureLabel),
  ];
  if (property.detalhes.tipoImovel !== 'casa-em-condominio') return { property: own, condominium: shared };
  return {
    property: own.map((name) => (shared.includes(name) ? `${name}, na casa ou no condomínio` : name)),
    condominium: shared.filter((name) => !own.includes(name)),
  };
}

import { propertyTypeLabel, type PropertyType } from '../taxonomy/property-types';

const plurals: Partial<Record<PropertyType, string>> = {
  'casa-comercial': 'Casas comerciais',
  outros: 'Outros imóveis',
  galpao: 'Galpões',
  hotel: 'Hotéis',
  haras: 'Haras',
};

export function propertyTypePlural(type: PropertyType): string {
  return plurals[type] ?? propertyTypeLabel(type).replace(/^\S+/, (noun) => `${noun}s`);
}

/** Singular in a sentence: 'apartamento', 'casa em condomínio', 'imóvel de outro tipo'. */
export const propertyTypeName = (type: PropertyType): string =>
  type === 'outros' ? 'imóvel de outro tipo' : propertyTypeLabel(type).toLowerCase();

import { propertyTypeLabel, type PropertyType } from '../taxonomy/property-types';

/** Plurals that do not come by adding an 's' to the first word. */
const plurals: Partial<Record<PropertyType, string>> = {
  'casa-comercial': 'Casas comerciais',
  outros: 'Outros imóveis',
  galpao: 'Galpões',
  hotel: 'Hotéis',
  haras: 'Haras',
};

/** 'Apartamentos', 'Casas em condomínio', 'Galpões', 'Outros imóveis'. */
export function propertyTypePlural(type: PropertyType): string {
  return plurals[type] ?? propertyTypeLabel(type).replace(/^\S+/, (noun) => `${noun}s`);
}

/** 'Apartamento', 'Casa em condomínio', 'Outro imóvel'. */
export const propertyTypeSingular = (type: PropertyType): string =>
  type === 'outros' ? 'Outro imóvel' : propertyTypeLabel(type);

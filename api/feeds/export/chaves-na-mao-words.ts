import { detailLabel, type PropertyDetail } from '@domain/taxonomy/attributes';
import type { PropertyType } from '@domain/taxonomy/property-types';

type TypeWord = readonly [use: 'RE' | 'CO', name: string];

const apartment: TypeWord = ['RE', 'Apartamento'];
const house: TypeWord = ['RE', 'Casa / Sobrado'];
const penthouse: TypeWord = ['RE', 'Cobertura'];
const farm: TypeWord = ['RE', 'Sítio / Chácara'];

/** The portal's list (its documentation of 2026-09); null: it has no such type. */
export const typeWords: Record<PropertyType, TypeWord | null> = {
  apartamento: apartment,
  'apartamento-duplex': apartment,
  'apartamento-triplex': apartment,
  'apartamento-garden': apartment,
  garden: apartment,
  flat: ['RE', 'Flat'],
  loft: ['RE', 'Loft'],
  studio: ['RE', 'Kitnet / Stúdio'],
  casa: house,
  'casa-de-vila': house,
  'casa-comercial': ['CO', 'Casa / Sobrado Comercial'],
  'casa-em-condominio': ['RE', 'Casa / Sobrado em Condomínio'],
  cobertura: penthouse,
  'cobertura-duplex': penthouse,
  'cobertura-triplex': penthouse,
  penthouse,
  terreno: ['RE', 'Terreno / Lote'],
  galpao: ['CO', 'Barracão / Galpão'],
  predio: ['CO', 'Edifício'],
  fazenda: ['CO', 'Fazenda'],
  sitio: farm,
  haras: farm,
  ilha: farm,
  sala: ['CO', 'Conj. Comercial / Sala'],
  loja: ['CO', 'Loja / Comércio'],
  hotel: null,
  pousada: null,
  outros: null,
};

const others: Partial<Record<PropertyDetail, string>> = { kids: 'Playground', 'pet-place': 'Espaço Pet' };
export const detailWord = (slug: PropertyDetail): string => others[slug] ?? detailLabel(slug);

import type { CondominiumDetail, PropertyDetail } from '@domain/taxonomy/attributes';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Kind, Mood } from './kinds';

type Chances<T extends string> = Partial<Record<T, number>>;

const shared: Chances<CondominiumDetail> = {
  'campo-quadra-de-esportes': 0.28,
  fitness: 0.6,
  gourmet: 0.5,
  kids: 0.42,
  piscina: 0.55,
  spa: 0.2,
  'energia-solar': 0.12,
  gerador: 0.5,
  'poco-artesiano': 0.08,
  'tomada-para-carro-eletrico': 0.3,
  'vaga-para-visitante': 0.45,
  'pet-place': 0.3,
};

/** How likely the condominium has an amenity; none where there is no condominium. */
export function amenityChances(kind: Kind, mood: Mood, type: PropertyType): Chances<CondominiumDetail> {
  if (type === 'outros')
    return {
      gerador: 0.8,
      'vaga-para-visitante': 0.7,
      'tomada-para-carro-eletrico': 0.4,
      'energia-solar': 0.2,
    };
  if (kind.form === 'unit') return shared;
  if (mood === 'condominium' || type === 'casa-em-condominio')
    return { ...shared, 'campo-quadra-de-esportes': 0.7, 'vaga-para-visitante': 0.6, 'poco-artesiano': 0.25 };
  return type === 'casa-de-vila' ? { 'vaga-para-visitante': 0.3 } : {};
}

/** How likely the property itself has an attribute. */
export function attributeChances(kind: Kind, mood: Mood, type: PropertyType): Chances<PropertyDetail> {
  if (kind.form === 'land') return { 'rua-fechada': 0.2, 'poco-artesiano': 0.08 };
  if (kind.setting === 'commercial')
    return {
      gerador: 0.5,
      'vaga-para-visitante': 0.5,
      'energia-solar': 0.2,
      'tomada-para-carro-eletrico': 0.25,
    };
  if (kind.form === 'unit') {
    const roof = kind.setting === 'penthouse';
    const onGround = type === 'apartamento-garden' || type === 'garden';
    return {
      'terraco-varanda': roof ? 0.95 : onGround ? 0.5 : 0.68,
      'quintal-jardim': onGround ? 1 : 0,
      piscina: roof ? 0.55 : 0,
      spa: roof ? 0.25 : 0.02,
      gourmet: roof ? 0.5 : 0.24,
      adega: roof ? 0.35 : 0.12,
      lareira: roof ? 0.22 : 0.08,
      gerador: 0.06,
      'tomada-para-carro-eletrico': 0.14,
      'rua-fechada': 0.05,
    };
  }
  const away = mood !== 'urban' && mood !== 'abroad';
  return {
    piscina: type === 'casa-de-vila' ? 0.2 : mood === 'beach' ? 0.88 : 0.78,
    'quintal-jardim': 0.9,
    // Houses by the sea are never without one: the pictures show it.
    'terraco-varanda': mood === 'beach' ? 1 : 0.7,
    gourmet: 0.55,
    lareira: mood === 'country' || mood === 'condominium' ? 0.62 : mood === 'beach' ? 0.05 : 0.25,
    adega: 0.25,
    'energia-solar': 0.28,
    gerador: 0.2,
    'poco-artesiano': away ? 0.35 : 0.08,
    'tomada-para-carro-eletrico': 0.2,
    'vaga-para-visitante': 0.25,
    spa: 0.15,
    'campo-quadra-de-esportes': kind.form === 'estate' ? 0.45 : 0.08,
    fitness: 0.1,
    kids: 0.08,
    'pet-place': 0.1,
    'rua-fechada': type === 'casa-de-vila' ? 0.85 : 0.14,
  };
}

import type { CondominiumDetail, PropertyDetail } from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
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

/** For buildings older than `sharedSince`. */
const old: Chances<CondominiumDetail> = { kids: 0.2, gerador: 0.5, 'vaga-para-visitante': 0.3 };
const sharedSince = 1985;

/** Probability of each amenity of the condominium; empty without a condominium. */
export function amenityChances(
  kind: Kind,
  mood: Mood,
  type: PropertyType,
  yearBuilt: number | null,
): Chances<CondominiumDetail> {
  if (type === 'outros')
    return {
      gerador: 0.8,
      'vaga-para-visitante': 0.7,
      'tomada-para-carro-eletrico': 0.4,
      'energia-solar': 0.2,
    };
  if (kind.form === 'unit') return yearBuilt && yearBuilt < sharedSince ? old : shared;
  if (mood === 'condominium' || type === 'casa-em-condominio')
    return { ...shared, 'campo-quadra-de-esportes': 0.7, 'vaga-para-visitante': 0.6, 'poco-artesiano': 0.25 };
  return type === 'casa-de-vila' ? { 'vaga-para-visitante': 0.3 } : {};
}

/** Towns with snow: no pools, always a fireplace. */
export const coldTowns: ReadonlySet<string> = new Set(['Aspen', 'Bariloche']);
/** In m²: a larger house in town has a pool. */
const largeHouse = 320;

export function attributeChances({
  kind,
  mood,
  propertyType: type,
  condition,
  area,
  spot,
}: {
  kind: Kind;
  mood: Mood;
  propertyType: PropertyType;
  condition: Condition;
  area: number;
  spot: { city: string };
}): Chances<PropertyDetail> {
  if (kind.form === 'land') return { 'poco-artesiano': 0.08 };
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
      'terraco-varanda': condition !== 'used' ? 1 : roof ? 0.95 : onGround ? 0.5 : 0.68,
      'quintal-jardim': onGround ? 1 : 0,
      piscina: roof ? 0.55 : 0,
      spa: roof ? 0.25 : 0,
      gourmet: roof ? 0.5 : area >= 80 ? 0.24 : 0,
      adega: roof ? 0.35 : area >= 120 ? 0.12 : 0,
      lareira: roof ? 0.2 : area >= 150 && condition === 'used' ? 0.08 : 0,
      'tomada-para-carro-eletrico': 0.14,
    };
  }
  if (type === 'ilha')
    return {
      'terraco-varanda': 1,
      'quintal-jardim': 1,
      piscina: 0.5,
      gourmet: 0.5,
      gerador: 1,
      'energia-solar': 0.6,
    };
  const inTown = mood === 'urban' || mood === 'abroad';
  const isCold = coldTowns.has(spot.city);
  return {
    piscina:
      isCold || type === 'casa-de-vila'
        ? 0
        : inTown
          ? mood === 'abroad' || area >= largeHouse
            ? 1
            : 0.6
          : 0.8,
    'quintal-jardim': inTown ? 1 : 0.9,
    // The photos of beach houses show a veranda.
    'terraco-varanda': mood === 'beach' ? 1 : 0.7,
    gourmet: 0.55,
    lareira: isCold ? 1 : mood === 'country' || mood === 'condominium' ? 0.62 : mood === 'beach' ? 0 : 0.2,
    adega: 0.25,
    'energia-solar': 0.28,
    gerador: 0.2,
    'poco-artesiano': inTown ? 0.03 : 0.35,
    'tomada-para-carro-eletrico': 0.2,
    'vaga-para-visitante': 0.25,
    spa: type === 'casa-de-vila' ? 0 : 0.15,
    'campo-quadra-de-esportes': kind.form === 'estate' ? 0.45 : !inTown && area >= largeHouse ? 0.15 : 0,
    fitness: 0.1,
    kids: 0.08,
    'pet-place': 0.1,
    'rua-fechada': type === 'casa-de-vila' ? 0.85 : 0.14,
  };
}

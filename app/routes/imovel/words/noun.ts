import type { PropertyDetail } from '~/domain/property';
import { parentType, type PropertyType } from '@domain/taxonomy/property-types';

interface Noun {
  name: string;
  isFeminine?: true;
}

const home: Noun = { name: 'imóvel' };
const flat: Noun = { name: 'apartamento' };
const house: Noun = { name: 'casa', isFeminine: true };
const penthouse: Noun = { name: 'cobertura', isFeminine: true };

/** Types that people call by another word than their group. */
const nouns: Partial<Record<PropertyType, Noun>> = {
  apartamento: flat,
  flat: { name: 'flat' },
  loft: { name: 'loft' },
  studio: { name: 'studio' },
  casa: house,
  cobertura: penthouse,
  terreno: { name: 'terreno' },
  galpao: { name: 'galpão' },
  hotel: { name: 'hotel' },
  predio: { name: 'prédio' },
  garden: { name: 'garden' },
  fazenda: { name: 'fazenda', isFeminine: true },
  haras: { name: 'haras' },
  sitio: { name: 'sítio' },
  ilha: { name: 'ilha', isFeminine: true },
  pousada: { name: 'pousada', isFeminine: true },
  sala: { name: 'sala', isFeminine: true },
  loja: { name: 'loja', isFeminine: true },
};

const nounOf = (type: PropertyType): Noun => nouns[type] ?? nouns[parentType(type)] ?? home;

const withDemonstrative = (stem: 'd' | 'n', { name, isFeminine }: Noun) =>
  `${stem}${isFeminine ? 'esta' : 'este'} ${name}`;

/** 'nesta casa', 'neste apartamento' */
export const inThisHome = (type: PropertyType): string => withDemonstrative('n', nounOf(type));

type Named = Pick<PropertyDetail, 'condition'> & { detalhes: Pick<PropertyDetail['detalhes'], 'tipoImovel'> };

/** 'desta casa', 'deste apartamento'; a building that is still on paper is 'deste lançamento'. */
export const ofThisHome = ({ condition, detalhes }: Named): string =>
  withDemonstrative('d', isOnPaper(condition) ? { name: 'lançamento' } : nounOf(detalhes.tipoImovel));

/** A building of which nothing can be visited yet but its show flat. */
export const isOnPaper = (condition: PropertyDetail['condition']): boolean =>
  condition === 'launch' || condition === 'soonLaunch';

export const isUnbuilt = ({ condition, entrega }: Pick<PropertyDetail, 'condition' | 'entrega'>): boolean =>
  isOnPaper(condition) && entrega !== 'pronto';

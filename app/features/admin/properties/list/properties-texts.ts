import type {
  CheckAge,
  PropertyQuality,
  PropertySort,
  PropertyState,
  PropertyTab,
} from '@domain/property/property-list';
import { pageField } from '../../list/page-of';
import { adminLinks } from '../../admin-links';

/** Filters of the site by their form field: several values are joined, as its addresses have them. */
export type SiteFields = Readonly<Record<string, string>>;

export interface PropertyFilters {
  tab: PropertyTab;
  text: string;
  place: string;
  /** '': all. 'none': without a broker. */
  broker: string;
  owner: string;
  source: string;
  state: PropertyState | '';
  checked: CheckAge | '';
  quality: PropertyQuality | '';
  site: SiteFields;
  /** Of fields of the site that say nothing. */
  errors: Readonly<Record<string, string>>;
  sort: PropertySort;
  page: number;
}

export const propertiesField = {
  ...{
    tab: 'aba',
    text: 'busca',
    place: 'lugar',
    broker: 'corretor',
    owner: 'proprietario',
    source: 'carga',
  },
  ...{ state: 'estado', checked: 'conferido', quality: 'qualidade', sort: 'ordem' },
} as const;

export const propertyTabAddresses: Record<PropertyTab, string> = {
  live: 'no-ar',
  unchecked: 'a-conferir',
  'few-photos': 'poucas-fotos',
  held: 'valor-retido',
  reserved: 'reservados',
  off: 'fora-do-ar',
  all: 'todos',
};
export const propertyTabNames: Record<PropertyTab, string> = {
  live: 'No ar',
  unchecked: 'A conferir',
  'few-photos': 'Poucas fotos',
  held: 'Valor retido',
  reserved: 'Reservados',
  off: 'Fora do ar',
  all: 'Todos',
};

export const propertySortAddresses: Record<PropertySort, string> = {
  changed: 'mudou',
  unchecked: 'conferido',
  newest: 'novos',
  'price-up': 'menor-preco',
  'price-down': 'maior-preco',
  code: 'codigo',
};
export const propertySortNames: Record<PropertySort, string> = {
  changed: 'Mudou por último',
  unchecked: 'Sem conferir há mais tempo',
  newest: 'Chegou por último',
  'price-down': 'Maior preço',
  'price-up': 'Menor preço',
  code: 'Código',
};

/** Of a select: value and label. */
export type Choices = readonly (readonly [string, string])[];

export const stateOptions: Record<PropertyState, string> = {
  live: 'No ar',
  reserved: 'Reservado',
  draft: 'Rascunho',
  withdrawn: 'Fora do ar, pela casa',
  unavailable: 'Indisponível, pela carga',
  gone: 'Saiu da carga',
};

export const checkOptions: Record<CheckAge, string> = {
  late: 'Pergunta sem resposta',
  '15': 'Há mais de 15 dias',
  '30': 'Há mais de 30 dias',
  '60': 'Há mais de 60 dias',
  '90': 'Há mais de 90 dias',
  never: 'Nunca',
};

export const qualityOptions: Record<PropertyQuality, string> = {
  'no-photo': 'Sem foto',
  'few-photos': 'Menos de cinco fotos',
  'no-coordinates': 'Sem coordenadas',
  held: 'Valor retido',
  price: 'Preço fora da faixa do bairro',
};

/** A search looks through all properties, unless a tab is named. */
export const usualTab = ({ text, owner }: Pick<PropertyFilters, 'text' | 'owner'>): PropertyTab =>
  text || owner ? 'all' : 'live';
/** Of the field of the broker. */
export const withoutBroker = 'sem';

/** The address's query: joined values of the site's fields, as its own addresses have them. */
export function propertyParams(filters: PropertyFilters): Record<string, string | undefined> {
  const { tab, text, place, broker, owner, source, state, checked, quality, site, sort, page } = filters;
  const field = propertiesField;
  return {
    [field.tab]: tab === usualTab(filters) ? undefined : propertyTabAddresses[tab],
    ...{ [field.text]: text, [field.place]: place, [field.owner]: owner },
    [field.broker]: broker === 'none' ? withoutBroker : broker,
    ...{ [field.source]: source, [field.state]: state, [field.checked]: checked, [field.quality]: quality },
    ...site,
    [field.sort]: sort === 'changed' ? undefined : propertySortAddresses[sort],
    [pageField]: page > 1 ? String(page) : undefined,
  };
}
export const propertiesHref = (filters: PropertyFilters): string =>
  adminLinks.properties(propertyParams(filters));
/** All pages of the filters as CSV. */
export const propertiesFileHref = (filters: PropertyFilters): string =>
  adminLinks.propertiesFile(propertyParams({ ...filters, page: 1 }));

/** Filters of the fold, and those before it. */
export const isFiltered = ({ text, place, broker, ...filters }: PropertyFilters): boolean =>
  text !== '' || place !== '' || broker !== '' || hasMore(filters);
export const hasMore = ({
  owner,
  source,
  state,
  checked,
  quality,
  site,
  errors,
}: Omit<PropertyFilters, 'text' | 'place' | 'broker'>): boolean =>
  [owner, source, state, checked, quality].some(Boolean) ||
  Object.keys(site).length + Object.keys(errors).length > 0;

/** The tab alone. */
export const withoutFilters = (filters: PropertyFilters): PropertyFilters => ({
  ...filters,
  ...{ text: '', place: '', broker: '', owner: '', source: '', state: '', checked: '', quality: '' },
  ...{ site: {}, errors: {}, page: 1 },
});

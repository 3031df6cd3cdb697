import { deliveryText } from '@domain/property/delivery';
import type { SearchFilters } from '@domain/search/filters';
import type { PropertyCard } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import { cardPrices } from '~/features/property-card/card-texts';
import type { GravuraName } from '~/domain/gravura';
import { buildSearchUrl } from '@domain/search/build-url';
import { conditionLabel, type Condition } from '@domain/taxonomy/conditions';
import { parentType } from '@domain/taxonomy/property-types';
import { cityOf } from '../regions';
import { cacheTtlMs, searchFor, sectionData } from '../section-data.server';

export interface Launch {
  id: number;
  href: string;
  /** The launch's own. */
  name: string;
  place: string;
  developer: string | null;
  /** Its delivery, else its phase. */
  state: string;
  /** `price` is of the smallest unit. */
  isFrom: boolean;
  price: string;
  gravura: GravuraName;
}
export interface LaunchData {
  launches: Launch[];
  href: string;
}

const phases: readonly Condition[] = ['soonLaunch', 'launch', 'underConstruction'];
const candidates = 24;
const shown = 4;

/** Launches with a name, first one of the visitor's city. Prefers other places than those that are shown. */
export const launches = sectionData(async (api, region): Promise<LaunchData | null> => {
  const search = (more: Partial<SearchFilters> = {}) =>
    api.searchProperties(
      searchFor({ condition: [...phases], propertyType: ['apartamento', 'casa', 'cobertura'], ...more }),
      { perPage: candidates },
    );
  const [own, all] = await Promise.all([search({ local: cityOf(region) }), search()]);
  const rows = pickLaunches(own.items, all.items);
  if (rows.length === 0) return null;
  const prints = printsFor(rows);
  return {
    launches: rows.map((row, index) => launchOf(row, prints[index]!)),
    href: buildSearchUrl(searchFor({ condition: [...phases] })),
  };
}, cacheTtlMs.catalogue);

type NamedLaunch = PropertyCard & { condominio: string };
const isNamed = (card: PropertyCard): card is NamedLaunch => card.condominio !== null;

/** One card for each name. */
export function pickLaunches(own: readonly PropertyCard[], all: readonly PropertyCard[]): NamedLaunch[] {
  const rows: NamedLaunch[] = [];
  const pick = (list: readonly PropertyCard[]) => {
    const left = list
      .filter(isNamed)
      .filter(({ condominio }) => rows.every((row) => row.condominio !== condominio));
    const next = left.find((card) => !rows.map(placeOf).includes(placeOf(card))) ?? left[0];
    if (next) rows.push(next);
  };
  pick(own);
  for (let free = shown - rows.length; free > 0; free -= 1) pick(all);
  return rows;
}

const placeOf = ({ endereco }: PropertyCard) => (endereco.pais === 'BR' ? endereco.cidade : endereco.pais);

function launchOf(card: NamedLaunch, gravura: GravuraName): Launch {
  const data = cardData(card, 'sell');
  const { amount, period } = cardPrices(data)[0]!;
  return {
    id: data.id,
    href: data.href,
    name: card.condominio,
    place: [data.district, data.city].filter(Boolean).join(', '),
    developer: card.incorporadora,
    state: card.entrega ? deliveryText(card.entrega) : conditionLabel(card.condition),
    isFrom: card.valorMin !== null,
    // The no-break space keeps the currency sign at its amount.
    price: [amount.replace(' ', '\u00a0'), period].filter(Boolean).join(' '),
    gravura,
  };
}

const rio: GravuraName[] = ['terraco-baia', 'sala-mar'];
const houses: GravuraName[] = ['casa-concreto', 'casa-branca', 'casa-serra'];
const towers: GravuraName[] = ['torre-jardins', 'cobogo', 'suite-vista', 'piscina-aerea'];
const abroad: GravuraName[] = ['skyline-noite'];

/** A different illustration for each launch, by country, state and type. */
export function printsFor(cards: readonly PropertyCard[]): GravuraName[] {
  const left = new Set<GravuraName>([...rio, ...houses, ...towers, 'praia-mansa', 'sala-jantar', ...abroad]);
  return cards.map(({ detalhes, endereco }) => {
    const wanted = [
      ...(endereco.pais === 'BR' ? [] : abroad),
      ...(endereco.estado === 'RJ' ? rio : []),
      ...(parentType(detalhes.tipoImovel) === 'casa' ? houses : towers),
    ];
    const print = wanted.find((name) => left.has(name)) ?? [...left][0] ?? 'torre-jardins';
    left.delete(print);
    return print;
  });
}

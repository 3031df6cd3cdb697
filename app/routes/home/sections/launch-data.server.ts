import type { SearchFilters } from '@domain/search/filters';
import type { PropertyCard } from '~/domain/property';
import { cardData } from '~/features/property-card/card-data';
import { cardFacts, cardPrices } from '~/features/property-card/card-texts';
import type { GravuraName } from '~/domain/gravura';
import { buildSearchUrl } from '@domain/search/build-url';
import { conditionLabel, type Condition } from '@domain/taxonomy/conditions';
import { parentType } from '@domain/taxonomy/property-types';
import { cityOf } from '../regions';
import { keptFor, searchFor, sectionData } from '../section-data.server';

export interface Launch {
  id: number;
  href: string;
  title: string;
  place: string;
  phase: string;
  facts: string;
  price: string;
  gravura: GravuraName;
}
export interface LaunchData {
  launches: Launch[];
  href: string;
}

/** From paper to key, and how many of each are shown. */
const phases: readonly [Condition, number][] = [
  ['soonLaunch', 1],
  ['launch', 2],
  ['underConstruction', 2],
];
const candidates = 12;

/** Launches by phase, the first from the visitor's own city where there is one; no city and no country abroad twice. */
export const launches = sectionData(async (api, region): Promise<LaunchData | null> => {
  const search = (phase: Condition, more: Partial<SearchFilters> = {}) =>
    api.searchProperties(
      searchFor({ condition: [phase], propertyType: ['apartamento', 'casa', 'cobertura'], ...more }),
      { perPage: candidates },
    );
  const [own, ...found] = await Promise.all([
    search(phases[0]![0], { local: cityOf(region) }),
    ...phases.map(([phase]) => search(phase)),
  ]);
  const rows: PropertyCard[] = [];
  const taken = () => rows.map(placeOf);
  phases.forEach(([, count], phase) => {
    const list = [...(phase === 0 ? own.items.slice(0, 1) : []), ...found[phase]!.items];
    for (let n = 0; n < count; n += 1) {
      const left = list.filter(({ id }) => rows.every((row) => row.id !== id));
      const next = left.find((card) => !taken().includes(placeOf(card))) ?? left[0];
      if (next) rows.push(next);
    }
  });
  if (rows.length === 0) return null;
  const prints = printsFor(rows);
  return {
    launches: rows.map((row, index) => launchOf(row, prints[index]!)),
    href: buildSearchUrl(searchFor({ condition: phases.map(([phase]) => phase) })),
  };
}, keptFor.catalogue);

const placeOf = ({ endereco }: PropertyCard) => (endereco.pais === 'BR' ? endereco.cidade : endereco.pais);

function launchOf(card: PropertyCard, gravura: GravuraName): Launch {
  const { id, href, title, district, city, area, suites, ...rest } = cardData(card, 'sell');
  const prices = { ...rest, id, href, title, district, city };
  const { amount, period } = cardPrices(prices)[0]!;
  return {
    id,
    href,
    title,
    place: [district, city].filter(Boolean).join(', '),
    phase: conditionLabel(card.condition),
    facts: cardFacts({ ...prices, area, suites, dorms: undefined, parkingLots: undefined }).join(' · '),
    // `valorMin` is what the smallest of its apartments costs; the sign keeps to its amount.
    price: [card.valorMin !== null && 'a partir de', amount.replace(' ', '\u00a0'), period]
      .filter(Boolean)
      .join(' '),
    gravura,
  };
}

const rio: GravuraName[] = ['terraco-baia', 'sala-mar'];
const houses: GravuraName[] = ['casa-concreto', 'casa-branca', 'casa-serra'];
const towers: GravuraName[] = ['torre-jardins', 'cobogo', 'suite-vista', 'piscina-aerea'];
const abroad: GravuraName[] = ['skyline-noite'];

/** A print for each building to come, by what it will be and where; none twice. */
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

import { z } from 'zod';
import { everything, type AvailableLinks, type Town, withTowns } from './available-links';
import { around, searchUrl } from './search-links';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';

export interface CoverageEntry {
  label: string;
  /** null for city districts. */
  state: string | null;
  /** null: no properties. */
  buy: string | null;
  rent: string | null;
}
export interface CoverageList {
  title: string;
  entries: CoverageEntry[];
}
/** Spec 1 §3.6. Small screens show two lists as tabs. */
export interface CoverageArea {
  name: string;
  lists: CoverageList[];
}

/** State capitals are listed by district. */
const areas: readonly {
  name: string;
  of: (place: NamedLocation) => boolean;
  lists: readonly { title: string; kinds: readonly NamedLocation['kind'][] }[];
}[] = [
  {
    name: 'São Paulo',
    of: ({ locationType, state }) => locationType === 'cidade' && state === 'SP',
    lists: [{ title: 'Bairro', kinds: ['bairro'] }],
  },
  {
    name: 'Rio de Janeiro',
    of: ({ locationType, state }) => locationType === 'cidade' && state === 'RJ',
    lists: [{ title: 'Bairro', kinds: ['bairro'] }],
  },
  {
    name: 'Campo',
    of: ({ locationType }) => locationType === 'campo',
    lists: [
      { title: 'Cidade', kinds: ['cidade'] },
      { title: 'Condomínio', kinds: ['condominio'] },
    ],
  },
  {
    name: 'Praia',
    of: ({ locationType }) => locationType === 'praia',
    lists: [
      { title: 'Cidade', kinds: ['cidade', 'regiao'] },
      { title: 'Praia', kinds: ['praia', 'condominio'] },
    ],
  },
  {
    name: 'Internacional',
    of: ({ locationType }) => locationType === 'internacional',
    lists: [
      { title: 'País', kinds: ['pais'] },
      { title: 'Cidade', kinds: ['cidade'] },
    ],
  },
];

const linkable = z.array(
  z.object({
    label: z.string().min(1),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    range: z.number().positive(),
  }),
);

const maxAreas = areas.length; // city areas come first
const cityAreas = 2;

/** Towns of the catalogue replace empty areas. null: the page omits the block (spec 1 §3.6). */
export function coverageAreas(
  available: AvailableLinks = everything,
  places: readonly NamedLocation[] = namedLocations,
): CoverageArea[] | null {
  if (!linkable.safeParse(places).success) return null;
  const made = areas.map(({ name, of, lists }) => ({
    name,
    lists: lists.map(({ title, kinds }) => ({
      title,
      entries: places
        .filter((place) => of(place) && kinds.includes(place.kind))
        .map(entryOf)
        .sort((a, b) => a.label.localeCompare(b.label, 'pt')),
    })),
  }));
  if (!made.every(({ lists }) => lists.every(({ entries }) => entries.length > 0))) return null;
  const [first, rest] = [made.slice(0, cityAreas), made.slice(cityAreas)].map((some) =>
    some.flatMap((area) => offeredArea(area, available) ?? []),
  );
  const availableOffers = withTowns([...first!, ...rest!], available.towns, {
    at: first!.length,
    most: maxAreas,
    one: (town) => offeredArea(areaOfTown(town), available),
    others: (towns) => offeredArea(areaOfOthers(towns), available),
  });
  return availableOffers.length > 0 ? availableOffers : null;
}

export const areaOfTown = (town: Town): CoverageArea => ({
  name: town.label,
  lists: [
    { title: 'Cidade', entries: [townEntry(town)] },
    { title: 'Bairro', entries: town.districts.map((district) => ({ ...district, state: null })) },
  ],
});

export const areaOfOthers = (towns: readonly Town[]): CoverageArea => ({
  name: 'Outras cidades',
  lists: [{ title: 'Cidade', entries: towns.map(townEntry) }],
});

const townEntry = ({ label, slug }: Town): CoverageEntry => ({
  label,
  state: null,
  buy: searchUrl({ negotiation: 'sell', local: slug }),
  rent: searchUrl({ negotiation: 'rent', local: slug }),
});

function offeredArea({ lists, ...area }: CoverageArea, { has }: AvailableLinks): CoverageArea | null {
  const availableOffers = (href: string | null) => (href !== null && has(href) ? href : null);
  const left = lists.map(({ title, entries }) => ({
    title,
    entries: entries
      .map((entry) => ({ ...entry, buy: availableOffers(entry.buy), rent: availableOffers(entry.rent) }))
      .filter(({ buy, rent }) => buy !== null || rent !== null),
  }));
  const shown = left.filter(({ entries }) => entries.length > 0);
  return shown.length > 0 ? { ...area, lists: shown } : null;
}

function entryOf(place: NamedLocation): CoverageEntry {
  const { label, kind, country, state = null } = place;
  const search = around(place);
  return {
    label,
    state: kind === 'bairro' || kind === 'regiao' || country !== 'BR' ? null : state,
    buy: searchUrl({ negotiation: 'sell', ...search }),
    rent: searchUrl({ negotiation: 'rent', ...search }),
  };
}

import { z } from 'zod';
import type { GravuraName } from '../gravura';
import { everything, type OnOffer, type Town, withTowns } from './on-offer';
import { around, searchUrl } from './search-links';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';

/** A place of a coverage list, with where to buy and to rent there. */
export interface CoverageEntry {
  label: string;
  /** The state of a place in the country or by the sea; the city's own districts need none. */
  state: string | null;
  /** null where nothing is for sale there, or for rent. */
  buy: string | null;
  rent: string | null;
}
export interface CoverageList {
  title: string;
  entries: CoverageEntry[];
}
/** One of the five areas (spec 1 §3.6): one list, or two that small screens show in turn. */
export interface CoverageArea {
  name: string;
  gravura: GravuraName;
  lists: CoverageList[];
}

/** The areas, and which places each of their lists holds. Capitals stand by their districts. */
const areas: readonly {
  name: string;
  gravura: GravuraName;
  of: (place: NamedLocation) => boolean;
  lists: readonly { title: string; kinds: readonly NamedLocation['kind'][] }[];
}[] = [
  {
    name: 'São Paulo',
    gravura: 'torre-jardins',
    of: ({ locationType, state }) => locationType === 'cidade' && state === 'SP',
    lists: [{ title: 'Bairro', kinds: ['bairro'] }],
  },
  {
    name: 'Rio de Janeiro',
    gravura: 'terraco-baia',
    of: ({ locationType, state }) => locationType === 'cidade' && state === 'RJ',
    lists: [{ title: 'Bairro', kinds: ['bairro'] }],
  },
  {
    name: 'Campo',
    gravura: 'casa-serra',
    of: ({ locationType }) => locationType === 'campo',
    lists: [
      { title: 'Cidade', kinds: ['cidade'] },
      { title: 'Condomínio', kinds: ['condominio'] },
    ],
  },
  {
    name: 'Praia',
    gravura: 'praia-mansa',
    of: ({ locationType }) => locationType === 'praia',
    lists: [
      { title: 'Cidade', kinds: ['cidade', 'regiao'] },
      { title: 'Praia', kinds: ['praia', 'condominio'] },
    ],
  },
  {
    name: 'Internacional',
    gravura: 'skyline-noite',
    of: ({ locationType }) => locationType === 'internacional',
    lists: [
      { title: 'País', kinds: ['pais'] },
      { title: 'Cidade', kinds: ['cidade'] },
    ],
  },
];

/** What a place must have for a link to be made of it. */
const linkable = z.array(
  z.object({
    label: z.string().min(1),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    range: z.number().positive(),
  }),
);

/** The areas there is room for, and how many of the fixed ones are a city's: these come first. */
const mostAreas = areas.length;
const cityAreas = 2;

/**
 * The five areas with their places, in alphabetical order, as far as there is something to buy or to rent; where some
 * are left out, the catalogue's own towns have areas. null where the data do not parse, or nothing is left: the block is
 * then left out (spec 1 §3.6).
 */
export function coverageAreas(
  onOffer: OnOffer = everything,
  places: readonly NamedLocation[] = namedLocations,
): CoverageArea[] | null {
  if (!linkable.safeParse(places).success) return null;
  const made = areas.map(({ name, gravura, of, lists }) => ({
    name,
    gravura,
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
    some.flatMap((area) => offeredArea(area, onOffer) ?? []),
  );
  const offered = withTowns([...first!, ...rest!], onOffer.towns, {
    at: first!.length,
    most: mostAreas,
    one: (town) => offeredArea(areaOfTown(town), onOffer),
    others: (towns) => offeredArea(areaOfOthers(towns), onOffer),
  });
  return offered.length > 0 ? offered : null;
}

/** A town's own area: the town, then its districts. */
export const areaOfTown = (town: Town): CoverageArea => ({
  name: town.label,
  gravura: 'cobogo',
  lists: [
    { title: 'Cidade', entries: [townEntry(town)] },
    { title: 'Bairro', entries: town.districts.map((district) => ({ ...district, state: null })) },
  ],
});

/** The towns for which there is no room. */
export const areaOfOthers = (towns: readonly Town[]): CoverageArea => ({
  name: 'Outras cidades',
  gravura: 'casa-branca',
  lists: [{ title: 'Cidade', entries: towns.map(townEntry) }],
});

const townEntry = ({ label, slug }: Town): CoverageEntry => ({
  label,
  state: null,
  buy: searchUrl({ negotiation: 'sell', local: slug }),
  rent: searchUrl({ negotiation: 'rent', local: slug }),
});

/** An area without the links, places and lists that would show nothing; null where it would show nothing at all. */
function offeredArea({ lists, ...area }: CoverageArea, { has }: OnOffer): CoverageArea | null {
  const offered = (href: string | null) => (href !== null && has(href) ? href : null);
  const left = lists.map(({ title, entries }) => ({
    title,
    entries: entries
      .map((entry) => ({ ...entry, buy: offered(entry.buy), rent: offered(entry.rent) }))
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

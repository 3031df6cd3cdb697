import { z } from 'zod';
import type { GravuraName } from './gravura';
import { around, searchUrl } from './menus/search-links';
import type { NamedLocation } from './taxonomy/named-location';
import { namedLocations } from './taxonomy/named-locations';

/** A place of a coverage list, with where to buy and to rent there. */
export interface CoverageEntry {
  label: string;
  /** The state of a place in the country or by the sea; the city's own districts need none. */
  state: string | null;
  buy: string;
  rent: string;
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

/**
 * The five areas with their places, in alphabetical order; null where the data do not parse: the block is then left
 * out (spec 1 §3.6).
 */
export function coverageAreas(places: readonly NamedLocation[] = namedLocations): CoverageArea[] | null {
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
  return made.every(({ lists }) => lists.every(({ entries }) => entries.length > 0)) ? made : null;
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

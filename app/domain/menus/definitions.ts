import type { SearchFilters } from '@domain/search/filters';
import type { Region } from '@domain/geo/geolocation';
import type { GravuraName } from '../gravura';
import type { Condition } from '@domain/taxonomy/conditions';
import type { PropertyType } from '@domain/taxonomy/property-types';
import { around, placeOf } from './search-links';

type Filters = Partial<SearchFilters>;

/** `range`: km, instead of the places' own radius. */
export type ListDefinition = { title: string } & (
  | { places: readonly string[]; range?: number; filters?: Filters }
  | { types: readonly PropertyType[] }
  | { conditions: readonly Condition[] }
  | { searches: readonly (readonly [label: string, filters: Filters])[] }
);

export interface MenuDefinition {
  label: string;
  text: string;
  gravura: GravuraName; // print beside the lists (brief §9)
  /** Also apply to types and searches. */
  all: Filters;
  /** The menu has no link to rentals. */
  isSaleOnly?: true;
  lists: readonly ListDefinition[];
}

const exclusivity = ['Exclusividades', { exclusivity: true }] as const;
const news = ['Novidades', { news: true }] as const;
const exchange = ['Aceita permuta', { acceptExchange: true }] as const;
const virtualVisit = ['Visita virtual', { virtualVisit: true }] as const;
const architects = ['Arquitetos renomados', { renownedArchitects: true }] as const;
const fireplace = ['Casa com lareira', { propertyType: ['casa'], propertyDetails: ['lareira'] }] as const;
const pool = ['Casa com piscina', { propertyType: ['casa'], propertyDetails: ['piscina'] }] as const;
const haras = ['Haras', { propertyType: ['haras'] }] as const;
/** The specification links it without other filters (spec 1 §2.3). */
export const secondHome = [
  'Segunda residência',
  { curadoria: 'imoveis-segunda-residencia' },
] as const satisfies readonly [string, Filters];

const searches = (...list: readonly (readonly [string, object])[]): ListDefinition => ({
  title: 'Atalhos',
  searches: list,
});
const cityTypes: ListDefinition = {
  title: 'Tipo de imóvel',
  types: ['apartamento', 'casa', 'cobertura', 'casa-em-condominio', 'loft'],
};

const saoPaulo: MenuDefinition = {
  label: 'São Paulo',
  text: 'A cidade por bairro: dos jardins arborizados às torres com vista para o parque.',
  gravura: 'torre-jardins',
  all: around(placeOf('sao-paulo')),
  lists: [
    {
      title: 'Bairros',
      // prettier-ignore
      places: [
        'alto-de-pinheiros', 'cidade-jardim', 'higienopolis', 'itaim-bibi', 'jardim-europa',
        'jardim-paulista', 'moema', 'pinheiros', 'vila-madalena', 'vila-nova-conceicao',
      ],
    },
    cityTypes,
    searches(exclusivity, news, architects, exchange),
  ],
};

const rioDeJaneiro: MenuDefinition = {
  label: 'Rio de Janeiro',
  text: 'Entre a mata e o mar: da orla da zona sul às ruas altas da Gávea.',
  gravura: 'terraco-baia',
  all: around(placeOf('rio-de-janeiro')),
  lists: [
    {
      title: 'Bairros',
      // prettier-ignore
      places: [
        'barra-da-tijuca', 'botafogo', 'copacabana', 'flamengo', 'gavea',
        'ipanema', 'jardim-botanico', 'lagoa', 'leblon', 'sao-conrado',
      ],
    },
    cityTypes,
    searches(exclusivity, news, virtualVisit, exchange),
  ],
};

const countryside: MenuDefinition = {
  label: 'Campo',
  text: 'Casas a menos de duas horas da capital, em cidades e condomínios.',
  gravura: 'casa-serra',
  all: { locationType: 'Campo' },
  lists: [
    {
      title: 'Cidade',
      places: ['campos-do-jordao', 'itu', 'braganca-paulista', 'porto-feliz', 'itatiba', 'sao-roque'],
    },
    {
      title: 'Condomínio',
      places: [
        'fazenda-boa-vista',
        'fazenda-das-aguas',
        'quinta-da-baroneza',
        'quinta-do-golfe',
        'serra-do-ouro',
      ],
    },
    searches(fireplace, haras, secondHome),
  ],
};

const mountains: MenuDefinition = {
  label: 'Serra',
  text: 'Casas a menos de duas horas do Rio, entre a mata e a neblina.',
  gravura: 'casa-serra',
  // The circle around Petrópolis needs 80 km to include Nova Friburgo and Vassouras.
  all: { ...around(placeOf('petropolis'), 80), localName: 'Serra Fluminense' },
  lists: [
    {
      title: 'Cidade',
      places: ['petropolis', 'teresopolis', 'nova-friburgo', 'itaipava', 'secretario', 'vassouras'],
    },
    { title: 'Condomínio', places: ['fazenda-da-serra', 'quinta-do-lago', 'vale-das-videiras'] },
    searches(fireplace, pool, secondHome),
  ],
};

const beach: MenuDefinition = {
  label: 'Praia',
  text: 'Casas de areia e de costão, do litoral norte paulista ao Ceará.',
  gravura: 'praia-mansa',
  all: { locationType: 'Praia' },
  lists: [
    {
      title: 'Cidade',
      // prettier-ignore
      places: [
        'angra-dos-reis', 'buzios', 'ceara', 'guaruja', 'ilhabela',
        'jericoacoara', 'paraty', 'sao-sebastiao', 'trancoso', 'ubatuba',
      ],
    },
    { title: 'Praia', places: ['ferradura', 'geriba', 'praia-do-espelho', 'praia-mansa'] },
    searches(secondHome, pool, exclusivity),
  ],
};

const rioBeach: MenuDefinition = {
  ...beach,
  text: 'Casas de areia e de costão, da Costa Verde à Região dos Lagos.',
  lists: [
    {
      title: 'Cidade',
      // prettier-ignore
      places: [
        'angra-dos-reis', 'arraial-do-cabo', 'buzios', 'cabo-frio',
        'mangaratiba', 'niteroi', 'paraty', 'saquarema',
      ],
    },
    { title: 'Praia', places: ['ferradura', 'geriba', 'joao-fernandes', 'trindade'] },
    searches(secondHome, pool, exclusivity),
  ],
};

/** A brokerage's own text replaces this one (`texts.abroad`). */
export const abroad: MenuDefinition = {
  label: 'Internacional',
  text: 'Fora do país, com o preço na moeda do lugar.',
  gravura: 'skyline-noite',
  all: { locationType: 'Internacional' },
  lists: [
    {
      title: 'País',
      // prettier-ignore
      places: [
        'argentina', 'bahamas', 'chile', 'colombia', 'emirados-arabes', 'espanha',
        'estados-unidos', 'franca-europa', 'paraguai', 'portugal', 'uruguai',
      ],
    },
    { title: 'Cidade', places: ['buenos-aires', 'cascais', 'dubai', 'lisboa', 'miami', 'punta-del-este'] },
    searches(exclusivity, ['Lançamentos', { condition: ['launch', 'soonLaunch'] }], news),
  ],
};

const launched: Filters = { condition: ['underConstruction', 'launch', 'soonLaunch'] };
/** In km (spec 1 §11). */
const launchRange = 40;
const launchesIn = (places: readonly string[]): MenuDefinition => ({
  label: 'Lançamentos',
  text: 'Na planta, em obras ou de entrega recente.',
  gravura: 'piscina-aerea',
  all: launched,
  isSaleOnly: true,
  lists: [
    { title: 'Onde', places, range: launchRange, filters: launched },
    { title: 'Fase', conditions: ['soonLaunch', 'launch', 'underConstruction', 'new'] },
    searches(architects, virtualVisit, news),
  ],
});

export const townMenu = (label: string, slug: string): MenuDefinition => ({
  label,
  text: 'A cidade por bairro e por tipo de imóvel.',
  gravura: 'cobogo',
  all: { local: slug },
  lists: [cityTypes, searches(exclusivity, news, virtualVisit, exchange)],
});

export const othersMenu: MenuDefinition = {
  label: 'Outras cidades',
  text: 'Mais cidades em que temos imóveis.',
  gravura: 'casa-branca',
  all: {},
  lists: [],
};

export const menuDefinitions: Record<Region, readonly MenuDefinition[]> = {
  SP: [
    saoPaulo,
    rioDeJaneiro,
    countryside,
    beach,
    abroad,
    launchesIn([
      'sao-paulo',
      'rio-de-janeiro',
      'buzios',
      'guaruja',
      'ilhabela',
      'itu',
      'porto-feliz',
      'miami',
    ]),
  ],
  RJ: [
    rioDeJaneiro,
    saoPaulo,
    mountains,
    rioBeach,
    abroad,
    launchesIn([
      'rio-de-janeiro',
      'niteroi',
      'angra-dos-reis',
      'buzios',
      'cabo-frio',
      'petropolis',
      'sao-paulo',
      'miami',
    ]),
  ],
};

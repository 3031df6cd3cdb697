/**
 * The properties of a back end that has the specifications' fields and no others (spec 2 §3, 'Property'), written from
 * there and not from the contract.
 */
export interface SpecifiedProperty {
  id: number;
  condition: string;
  endereco: { lat: number; lng: number; cidade: string; bairro: string; pais: string };
  detalhes: {
    areaConstruida: number;
    dormitorios: number;
    suites: number;
    vagas: number;
    tipoImovel: string;
  };
  flag: Record<
    | 'exclusividade'
    | 'breveLancamento'
    | 'emConstrucao'
    | 'lancamento'
    | 'novidade'
    | 'novo'
    | 'oportunidade'
    | 'permuta',
    boolean
  >;
  extras: { '3d': { status: boolean }; video: { status: boolean } };
  fotoPrincipal: string;
  valorLocacao: number | null;
  valorMin: number | null;
  titulo1: string;
  canonical: string;
  favorite: 0 | 1;
}

const districts = [
  { cidade: 'São Paulo', bairro: 'Moema', lat: -23.601, lng: -46.662 },
  { cidade: 'São Paulo', bairro: 'Jardim Europa', lat: -23.575, lng: -46.684 },
  { cidade: 'São Paulo', bairro: 'Higienópolis', lat: -23.545, lng: -46.657 },
  { cidade: 'Rio de Janeiro', bairro: 'Leblon', lat: -22.984, lng: -43.223 },
  { cidade: 'Ilhabela', bairro: 'Feiticeira', lat: -23.835, lng: -45.402 },
];
const types = ['apartamento', 'casa', 'cobertura', 'casa-em-condominio', 'terreno'];
const words: Record<string, string> = {
  apartamento: 'Apartamento',
  casa: 'Casa',
  cobertura: 'Cobertura',
  'casa-em-condominio': 'Casa em condomínio',
  terreno: 'Terreno',
};
const conditions = ['used', 'new', 'used', 'launch', 'underConstruction', 'used', 'soonLaunch'];
/** A name as it stands in an address. */
export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export interface CatalogueOptions {
  /** Where its pictures stand: an origin of the operator's. */
  pictures: string;
}

/** 40 homes: every third to let, every seventh at no price. */
export function specifiedCatalogue({ pictures }: CatalogueOptions): SpecifiedProperty[] {
  return Array.from({ length: 40 }, (_, index): SpecifiedProperty => {
    const id = 1001 + index;
    const { lat, lng, ...place } = districts[index % districts.length]!;
    const type = types[index % types.length]!;
    const condition = conditions[index % conditions.length]!;
    const isLand = type === 'terreno';
    const isOnRequest = index % 7 === 6;
    const isToLet = index % 3 === 2 && !isOnRequest;
    const titulo1 = `${words[type]} ${['com jardim', 'de esquina', 'alto e claro', 'para reformar'][index % 4]}`;
    const path = [
      condition === 'used' ? 'usado' : 'novo',
      isToLet ? 'aluguel' : 'venda',
      slug(place.cidade),
      slug(place.bairro),
      slug(titulo1),
      id,
    ];
    return {
      id,
      condition,
      endereco: { ...place, lat: lat + index / 1000, lng: lng - index / 1000, pais: 'Brasil' },
      detalhes: {
        areaConstruida: isLand ? 0 : 90 + index * 7,
        dormitorios: isLand ? 0 : 1 + (index % 5),
        suites: isLand ? 0 : index % 4,
        vagas: index % 4,
        tipoImovel: type,
      },
      flag: {
        exclusividade: index % 5 === 0,
        breveLancamento: condition === 'soonLaunch',
        emConstrucao: condition === 'underConstruction',
        lancamento: condition === 'launch',
        novidade: index % 4 === 0,
        novo: condition === 'new',
        oportunidade: index % 9 === 0,
        permuta: index % 6 === 0,
      },
      extras: { '3d': { status: index % 8 === 0 }, video: { status: index % 10 === 0 } },
      fotoPrincipal: `${pictures}/${id}.jpg`,
      valorLocacao: isToLet ? 6_000 + index * 250 : null,
      valorMin: isToLet || isOnRequest ? null : 900_000 + index * 110_000,
      titulo1,
      canonical: `/${path.join('/')}`,
      favorite: 0,
    };
  });
}

import { parsePropertyPath, propertyPath } from '@domain/property-url';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { featureSlugs } from '@domain/taxonomy/features';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import {
  type GoneProperty,
  type ListedProperty,
  type Photo,
  type PropertyCard,
  type PropertyDetail,
  iptuPeriods,
  propertyFlags,
} from '~/domain/property';
import {
  type Fields,
  listOf,
  needed,
  object,
  orNothing,
  type Read,
  type Reading,
  within,
} from './answer.server';
import { brokerCard } from './broker.server';
import { named, photo } from './photo.server';
import { countOf, flagOf, idOf, momentOf, moneyOf, numberOf, saysNo, textOf } from './values.server';
import {
  conditionOf,
  countryOf,
  currencyOf,
  knownSlugs,
  oneOf,
  propertyTypeOf,
  slugOf,
} from './words.server';

/** Photos that a card is swiped through, and that a property's page shows. */
const mostPhotos = { card: 6, page: 60 };

/** A property in a list (spec 2 §3): only its number is needed. */
export const propertyCard: Read<PropertyCard> = (value, reading) =>
  card(object(value), reading, mostPhotos.card);

/** A property in a search's list (spec 2 §7). */
export const listedProperty: Read<ListedProperty> = (value, reading) => {
  const fields = object(value);
  return { ...card(fields, reading, mostPhotos.card), ...listing(fields, reading) };
};

/** Who answers for a property, and since when it is announced. */
const listing = (fields: Fields, reading: Reading): Omit<ListedProperty, keyof PropertyCard> => ({
  corretor: orNothing(fields.corretor, brokerCard, reading),
  criadoEm: momentOf(fields.criadoEm),
});

/** A property's own page: a card, and what else is told. */
export const propertyDetail: Read<PropertyDetail> = (value, reading) => {
  const fields = object(value);
  const whole = card(fields, reading, mostPhotos.page);
  return {
    ...whole,
    ...listing(fields, reading),
    plantas: listOf(fields.plantas, 'plantas', photo, reading).map((plan) =>
      named(plan, `Planta: ${whole.titulo1}`),
    ),
    video: textOf(fields.video),
    tour: textOf(fields.tour),
    descricao: textOf(fields.descricao) ?? '',
    notaDoCorretor: textOf(fields.nota_do_corretor),
    semPermuta: saysNo(within(fields.flag).permuta),
    areaTerreno: numberOf(fields.areaTerreno),
    banheiros: countOf(fields.banheiros),
    andar: numberOf(fields.andar),
    anoConstrucao: countOf(fields.anoConstrucao),
    condominio: textOf(fields.condominio),
    propertyDetails: knownSlugs(fields.propertyDetails, propertyDetailSlugs),
    condominiumDetails: knownSlugs(fields.condominiumDetails, condominiumDetailSlugs),
    features: knownSlugs(fields.features, featureSlugs),
    condominiumFeatures: knownSlugs(fields.condominiumFeatures, featureSlugs),
    renovationLevel: knownSlugs([fields.renovationLevel], renovationLevelSlugs)[0] ?? null,
    logradouro: textOf(fields.logradouro),
    pontoExato: flagOf(fields.pontoExato),
    locais: placeWords(fields.locais),
    registroIncorporacao: textOf(fields.registroIncorporacao),
    atualizadoEm: momentOf(fields.atualizadoEm),
  };
};

/** What may still be told of a property that is not on offer any more. */
export const goneProperty: Read<GoneProperty> = (value, reading) => {
  const fields = object(value);
  const endereco = addressOf(fields);
  const titulo1 = needed(textOf(fields.titulo1), 'titulo1', 'a text');
  const cover = orNothing(fields.fotoPrincipal, photo, reading);
  return {
    codigo: textOf(fields.codigo),
    titulo1,
    endereco,
    fotoPrincipal: cover && named(cover, titulo1),
  };
};

function card(fields: Fields, reading: Reading, mostPhotos: number): PropertyCard {
  const id = needed(idOf(fields.id), 'id', 'a number');
  const flags = within(fields.flag);
  const endereco = addressOf(fields);
  const detalhes = factsOf(fields);
  const titulo1 = textOf(fields.titulo1) ?? titleOf(detalhes, endereco);
  const condition = conditionOf(fields.condition ?? fields.fase, flags);
  const [valorMin, valorLocacao] = [moneyOf(fields.valorMin) || null, moneyOf(fields.valorLocacao) || null];
  const aluguel = 'aluguel' in fields ? flagOf(fields.aluguel) : valorLocacao !== null;
  // What is offered at no price is for sale, on request.
  const venda = ('venda' in fields ? flagOf(fields.venda) : valorMin !== null) || !aluguel;
  const fotos = photosOf(fields, titulo1, reading);
  return {
    id,
    codigo: textOf(fields.codigo),
    condition,
    titulo1,
    canonical:
      ownPath(fields.canonical, id) ??
      propertyPath({
        id,
        condition,
        negotiation: venda ? 'sell' : 'rent',
        title: titulo1,
        city: endereco.cidade,
        district: endereco.bairro,
      }),
    endereco,
    detalhes,
    flag: Object.fromEntries(
      propertyFlags.map((name) => [name, flagOf(flags[name])]),
    ) as PropertyCard['flag'],
    moeda: currencyOf(fields.moeda),
    venda,
    aluguel,
    valorMin,
    valorLocacao,
    valorCondominio: moneyOf(fields.valorCondominio),
    valorIptu: moneyOf(fields.valorIptu),
    tipoIptu: oneOf(iptuPeriods, fields.tipoIptu) ?? null,
    fotoPrincipal: fotos[0] ?? null,
    fotos: fotos.slice(0, mostPhotos),
    totalFotos: Math.max(countOf(fields.totalFotos) ?? 0, fotos.length),
  };
}

/** The cover first; a back end that tells of the cover alone has one photo. */
function photosOf(fields: Fields, title: string, reading: Reading): Photo[] {
  const all = listOf(fields.fotos, 'fotos', photo, reading);
  const cover = orNothing(fields.fotoPrincipal, photo, reading);
  const isAmong = cover && all.some(({ base, src }) => base === cover.base && src === cover.src);
  return (cover && !isAmong ? [cover, ...all] : all).map((each) => named(each, title));
}

function addressOf(fields: Fields): PropertyCard['endereco'] {
  const { lat, lng, cidade, bairro, estado, pais } = within(fields.endereco);
  return {
    ...pointOf(lat, lng),
    cidade: textOf(cidade) ?? '',
    bairro: textOf(bairro) ?? '',
    estado: textOf(estado),
    pais: countryOf(pais),
  };
}

function placeWords(value: unknown): PropertyDetail['locais'] {
  const { cidade, bairro } = within(value);
  return { cidade: slugOf(cidade), bairro: slugOf(bairro) };
}

/** Both or neither; 0, 0 lies in the sea and says that nobody knew. */
export function pointOf(
  ...values: [unknown, unknown]
): { lat: number; lng: number } | { lat: null; lng: null } {
  const [lat, lng] = [numberOf(values[0]), numberOf(values[1])];
  const isOnGlobe = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnGlobe && (lat || lng) ? { lat, lng } : { lat: null, lng: null };
}

export function factsOf(fields: Fields): PropertyCard['detalhes'] {
  const { areaConstruida, dormitorios, suites, vagas, tipoImovel } = within(fields.detalhes);
  return {
    areaConstruida: numberOf(areaConstruida),
    dormitorios: countOf(dormitorios),
    suites: countOf(suites),
    vagas: countOf(vagas),
    tipoImovel: propertyTypeOf(tipoImovel ?? fields.propertyType),
  };
}

/** 'Apartamento em Moema': what a property is called that has no title. */
function titleOf(
  { tipoImovel }: PropertyCard['detalhes'],
  { bairro, cidade }: PropertyCard['endereco'],
): string {
  const type = tipoImovel === 'outros' ? 'Imóvel' : propertyTypeLabel(tipoImovel);
  return [type, bairro || cidade].filter(Boolean).join(' em ');
}

/** The path of an address that a back end names, where it is one of this property's on this site. */
export function ownPath(canonical: unknown, id: number): string | null {
  const address = textOf(canonical);
  // A path as ours are: nothing of it has to be taken apart.
  if (address !== null && /^(?:\/[\w-]+)+$/.test(address))
    return parsePropertyPath(address)?.id === id ? address : null;
  const base = 'https://site.invalid';
  if (address === null || !URL.canParse(address, base)) return null;
  const { pathname } = new URL(address, base);
  return parsePropertyPath(pathname)?.id === id ? pathname : null;
}

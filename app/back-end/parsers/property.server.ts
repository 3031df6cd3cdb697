import { delivery } from '@domain/property/delivery';
import { parsePropertyPath, propertyPath } from '@domain/property/property-url';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { featureSlugs } from '@domain/taxonomy/features';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import { readPlan } from '@domain/property/plan/plan-problems';
import type { Plan } from '@domain/property/plan/plan';
import { type PeriodRent, rentPeriods } from '@domain/property/period-rent';
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
  required,
  object,
  parseOrNull,
  ParseError,
  type Parser,
  type ParserContext,
  within,
} from './answer.server';
import { brokerCard } from './broker.server';
import { named, photo } from './photo.server';
import { countOf, flagOf, idOf, momentOf, moneyOf, numberOf, isNegative, textOf } from './primitives.server';
import {
  conditionOf,
  countryOf,
  currencyOf,
  knownSlugs,
  oneOf,
  propertyTypeOf,
  slugOf,
} from './vocabulary.server';

const maxPhotos = { card: 6, page: 60 };

/** A property in a list (spec 2 §3); only its id is required. */
export const propertyCard: Parser<PropertyCard> = (value, context) =>
  card(object(value), context, maxPhotos.card);

/** A property in search results (spec 2 §7). */
export const listedProperty: Parser<ListedProperty> = (value, context) => {
  const fields = object(value);
  // Objects that begin with a spread have a hidden class each: half of their memory.
  return Object.assign(card(fields, context, maxPhotos.card), listing(fields, context));
};

const listing = (fields: Fields, context: ParserContext): Omit<ListedProperty, keyof PropertyCard> => ({
  corretor: parseOrNull(fields.corretor, brokerCard, context),
  criadoEm: momentOf(fields.criadoEm),
});

export const propertyDetail: Parser<PropertyDetail> = (value, context) => {
  const fields = object(value);
  const whole = card(fields, context, maxPhotos.page);
  return {
    ...whole,
    ...listing(fields, context),
    plantas: listOf(fields.plantas, 'plantas', photo, context).map((plan) =>
      named(plan, `Planta: ${whole.titulo1}`),
    ),
    plan: planOf(fields, whole, context),
    video: textOf(fields.video) ?? extraOf(fields, 'video'),
    tour: textOf(fields.tour) ?? extraOf(fields, '3d'),
    descricao: textOf(fields.descricao) ?? '',
    notaDoCorretor: textOf(fields.nota_do_corretor),
    semPermuta: isNegative(within(fields.flag).permuta),
    areaTerreno: numberOf(fields.areaTerreno),
    banheiros: countOf(fields.banheiros),
    andar: numberOf(fields.andar),
    anoConstrucao: countOf(fields.anoConstrucao),
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
    conferidoEm: momentOf(fields.conferidoEm),
  };
};

/** Absent unless it fits. Its numbers mean nothing if the photos are not those of the answer, one by one. */
function planOf({ plan: given, fotos }: Fields, whole: PropertyCard, context: ParserContext): Plan | null {
  if (given === undefined || given === null) return null;
  const isWhole = Array.isArray(fotos) && fotos.length === whole.fotos.length;
  const area = whole.detalhes.areaConstruida;
  const { plan } = readPlan(given, { area, photoCount: isWhole ? whole.fotos.length : 0 });
  if (!plan) context.leftOut(new ParseError('plan', 'a plan that fits the property'));
  return plan;
}

/** `extras` (spec 2 §3) names a status; back ends put the address beside it. */
function extraOf({ extras }: Fields, name: '3d' | 'video'): string | null {
  const { status, url, link, src } = within(within(extras)[name]);
  return flagOf(status) ? (textOf(url) ?? textOf(link) ?? textOf(src)) : null;
}

export const goneProperty: Parser<GoneProperty> = (value, context) => {
  const fields = object(value);
  const endereco = addressOf(fields);
  const titulo1 = required(textOf(fields.titulo1), 'titulo1', 'a text');
  const cover = parseOrNull(fields.fotoPrincipal, photo, context);
  return {
    codigo: textOf(fields.codigo),
    titulo1,
    endereco,
    fotoPrincipal: cover && named(cover, titulo1),
  };
};

function card(fields: Fields, context: ParserContext, maxPhotos: number): PropertyCard {
  const id = required(idOf(fields.id), 'id', 'a number');
  const flags = within(fields.flag);
  const endereco = addressOf(fields);
  const detalhes = factsOf(fields);
  const titulo1 = textOf(fields.titulo1) ?? titleOf(detalhes, endereco);
  const condition = conditionOf(fields.condition ?? fields.fase, flags);
  const [valorMin, valorLocacao] = [moneyOf(fields.valorMin) || null, moneyOf(fields.valorLocacao) || null];
  const aluguel = 'aluguel' in fields ? flagOf(fields.aluguel) : valorLocacao !== null;
  // Without a price, a property is for sale, on request.
  const venda = ('venda' in fields ? flagOf(fields.venda) : valorMin !== null) || !aluguel;
  const fotos = photosOf(fields, titulo1, context);
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
    periodRent: valorLocacao === null ? periodRentOf(fields.periodRent) : null,
    valorCondominio: moneyOf(fields.valorCondominio),
    valorIptu: moneyOf(fields.valorIptu),
    tipoIptu: oneOf(iptuPeriods, fields.tipoIptu) ?? null,
    condominio: textOf(fields.condominio),
    incorporadora: textOf(fields.incorporadora),
    entrega: delivery.safeParse(textOf(fields.entrega)).data ?? null,
    fotoPrincipal: fotos[0] ?? null,
    fotos: fotos.slice(0, maxPhotos),
    totalFotos: Math.max(countOf(fields.totalFotos) ?? 0, fotos.length),
    isFavorite: flagOf(fields.favorite),
  };
}

/** Dropped as a whole if a part is invalid. */
export function periodRentOf(value: unknown): PeriodRent | null {
  const { amount, period } = within(value);
  const [money, known] = [moneyOf(amount), oneOf(rentPeriods, period)];
  return money && known ? { amount: money, period: known } : null;
}

function photosOf(fields: Fields, title: string, context: ParserContext): Photo[] {
  const all = listOf(fields.fotos, 'fotos', photo, context);
  const cover = parseOrNull(fields.fotoPrincipal, photo, context);
  const isAmong = cover && all.some(({ base, src }) => base === cover.base && src === cover.src);
  return (cover && !isAmong ? [cover, ...all] : all).map((each) => named(each, title));
}

function addressOf(fields: Fields): PropertyCard['endereco'] {
  const { lat, lng, cidade, bairro, estado, pais } = within(fields.endereco);
  const point = pointOf(lat, lng);
  return {
    lat: point.lat,
    lng: point.lng,
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

/** Both or neither; 0, 0 means unknown. */
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

function titleOf(
  { tipoImovel }: PropertyCard['detalhes'],
  { bairro, cidade }: PropertyCard['endereco'],
): string {
  const type = tipoImovel === 'outros' ? 'Imóvel' : propertyTypeLabel(tipoImovel);
  return [type, bairro || cidade].filter(Boolean).join(' em ');
}

/** Path of a URL from the back end, if it belongs to this property. */
export function ownPath(canonical: unknown, id: number): string | null {
  const address = textOf(canonical);
  // Fast path: needs no URL parser.
  if (address !== null && /^(?:\/[\w-]+)+$/.test(address))
    return parsePropertyPath(address)?.id === id ? address : null;
  const base = 'https://site.invalid';
  if (address === null || !URL.canParse(address, base)) return null;
  const { pathname } = new URL(address, base);
  return parsePropertyPath(pathname)?.id === id ? pathname : null;
}

import type { LeadAnswer } from '@contract/leads';
import type { PropertyCard } from '~/domain/property';
import type { Place } from '~/domain/place';
import { brokerCard } from './broker.server';
import {
  type Fields,
  listOf,
  required,
  requiredList,
  object,
  parseOrNull,
  type Parser,
  ParseError,
  unwrapped,
  within,
} from './answer.server';
import { photo } from './photo.server';
import { place } from './place.server';
import { propertyCard } from './property.server';
import { countOf, idOf, textOf } from './primitives.server';

/** `GET products/{phase}/{id}/similar`: `total` counts the whole list, or is null. */
export interface RelatedProperties {
  similar: RelatedPage;
  youMayAlsoLike: RelatedPage;
}
interface RelatedPage {
  data: PropertyCard[];
  total: number | null;
}

export const relatedProperties: Parser<RelatedProperties> = (value, context) => {
  const fields = object(value);
  const lists = 'similar' in fields || 'youMayAlsoLike' in fields ? fields : within(fields.data);
  const page = (name: keyof RelatedProperties): RelatedPage => ({
    data: listOf(unwrapped(lists[name]), name, propertyCard, context),
    total: countOf(within(lists[name]).total),
  });
  return { similar: page('similar'), youMayAlsoLike: page('youMayAlsoLike') };
};

export interface CodeMatch {
  id: number;
  url: Record<'sell' | 'rent', string | null>;
  codigo: string | null;
  titulo1: string | null;
  endereco: Record<'cidade' | 'bairro', string>;
}

/** `GET products/code/{code}`: properties with the code, best first; an answer without `id` has none. */
export const codeLookup: Parser<CodeMatch[]> = (value, context) => {
  const fields = object(unwrapped(value));
  if (idOf(fields.id) === null) return [];
  return [codeMatch(fields, context), ...listOf(fields.others, 'others', codeMatch, context)];
};

const codeMatch: Parser<CodeMatch> = (value) => {
  const fields = object(value);
  const { sell, rent } = within(fields.url);
  const { cidade, bairro } = within(fields.endereco);
  return {
    id: required(idOf(fields.id), 'id', 'a number'),
    url: { sell: textOf(sell), rent: textOf(rent) },
    codigo: textOf(fields.codigo),
    titulo1: textOf(fields.titulo1),
    endereco: { cidade: textOf(cidade) ?? '', bairro: textOf(bairro) ?? '' },
  };
};

export const places =
  <Name extends 'data' | 'locations' | 'recent_searchs'>(name: Name): Parser<Record<Name, Place[]>> =>
  (value, context) =>
    ({ [name]: requiredList(listIn(value, name), name, place, context) }) as Record<Name, Place[]>;

/** The list itself, or under `name` or `data`. */
function listIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value;
  const fields = within(value);
  const { data } = fields;
  return fields[name] ?? (Array.isArray(data) ? data : within(data)[name]);
}

/** `GET sellRent/getLocations`: a back end without recent searches returns no visitor id. */
export const knownVisitor: Parser<{ anonymous_user_id: string | null; recent_searchs: Place[] }> = (
  value,
  context,
) => {
  const fields = object(unwrapped(value));
  return {
    anonymous_user_id: textOf(fields.anonymous_user_id),
    recent_searchs: listOf(fields.recent_searchs, 'recent_searchs', place, context),
  };
};

export interface AvailableType {
  group_id: string;
  total: number | null;
}

export const availableTypes: Parser<{ subtipos: AvailableType[] }> = (value, context) => ({
  subtipos: requiredList(listIn(value, 'subtipos'), 'subtipos', offeredType, context),
});

const offeredType: Parser<AvailableType> = (value) => {
  const { group_id, total } = object(value);
  return { group_id: required(textOf(group_id), 'group_id', 'a text'), total: countOf(total) };
};

export const slides: Parser<{ data: Slide[] }> = (value, context) => ({
  data: requiredList(unwrapped(value), 'data', slide, context),
});

export interface Slide {
  title: string;
  subtitle: string | null;
  link: string | null; // path of the site
  image: ReturnType<typeof photo>;
}

const slide: Parser<Slide> = (value, context) => {
  const fields: Fields = object(value);
  const link = textOf(fields.link);
  return {
    title: required(textOf(fields.title), 'title', 'a text'),
    subtitle: textOf(fields.subtitle),
    link: link && /^\/(?!\/)/.test(link) ? link : null,
    image: required(parseOrNull(fields.image, photo, context), 'image', 'a picture'),
  };
};

export const brokers: Parser<{ total: number; data: BrokerInList[] }> = (value, context) => {
  const data = requiredList(unwrapped(value), 'data', brokerInList, context);
  return { total: countOf(within(value).total) ?? data.length, data };
};

export type BrokerInList = ReturnType<typeof brokerCard> & { segment: string | null; squad: string | null };

const brokerInList: Parser<BrokerInList> = (value, context) => {
  const { segment, squad } = object(value);
  return {
    ...brokerCard(value, context),
    segment: textOf(segment),
    squad: textOf(within(squad).name),
  };
};

export const newProducts: Parser<{ data: PropertyCard[]; total: number }> = (value, context) => {
  const data = requiredList(unwrapped(value), 'data', propertyCard, context);
  return { data, total: Math.max(countOf(within(value).total) ?? 0, data.length) };
};

export const emailProperties: Parser<PropertyCard[] | null> = (value, context) =>
  within(value).items === null ? null : requiredList(within(value).items, 'items', propertyCard, context);

/** `POST leads`: a successful status is enough; `protocol` is optional. */
export const leadTaken: Parser<LeadAnswer> = (value) => {
  const { protocol, confirms_by_letter } = within(unwrapped(value));
  return { protocol: textOf(protocol), ...(confirms_by_letter === true && { confirms_by_letter }) };
};

export const counted: Parser<void> = (value) => {
  if (within(value).status !== 'success') throw new ParseError('status', "'success'");
};

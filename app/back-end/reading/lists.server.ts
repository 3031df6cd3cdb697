import type { LeadAnswer } from '@contract/leads';
import type { PropertyCard } from '~/domain/property';
import type { Place } from '~/domain/place';
import { brokerCard } from './broker.server';
import {
  type Fields,
  listOf,
  needed,
  neededList,
  object,
  orNothing,
  type Read,
  Unreadable,
  unwrapped,
  within,
} from './answer.server';
import { photo } from './photo.server';
import { place } from './place.server';
import { propertyCard } from './property.server';
import { countOf, idOf, textOf } from './values.server';

/** `GET products/{phase}/{id}/similar`: two lists; `total` counts one whole, where the back end tells. */
export interface RelatedProperties {
  similar: RelatedPage;
  youMayAlsoLike: RelatedPage;
}
interface RelatedPage {
  data: PropertyCard[];
  total: number | null;
}

export const relatedProperties: Read<RelatedProperties> = (value, reading) => {
  const fields = object(value);
  const lists = 'similar' in fields || 'youMayAlsoLike' in fields ? fields : within(fields.data);
  const page = (name: keyof RelatedProperties): RelatedPage => ({
    data: listOf(unwrapped(lists[name]), name, propertyCard, reading),
    total: countOf(within(lists[name]).total),
  });
  return { similar: page('similar'), youMayAlsoLike: page('youMayAlsoLike') };
};

/** A home that has a code. Its addresses come without the id; what a choice says of it may be missing. */
export interface CodeMatch {
  id: number;
  url: Record<'sell' | 'rent', string | null>;
  codigo: string | null;
  titulo1: string | null;
  endereco: Record<'cidade' | 'bairro', string>;
}

/** `GET products/code/{code}`: the homes that have the code, the best first; no `id` where none has. */
export const codeLookup: Read<CodeMatch[]> = (value, reading) => {
  const fields = object(unwrapped(value));
  if (idOf(fields.id) === null) return [];
  return [codeMatch(fields, reading), ...listOf(fields.others, 'others', codeMatch, reading)];
};

const codeMatch: Read<CodeMatch> = (value) => {
  const fields = object(value);
  const { sell, rent } = within(fields.url);
  const { cidade, bairro } = within(fields.endereco);
  return {
    id: needed(idOf(fields.id), 'id', 'a number'),
    url: { sell: textOf(sell), rent: textOf(rent) },
    codigo: textOf(fields.codigo),
    titulo1: textOf(fields.titulo1),
    endereco: { cidade: textOf(cidade) ?? '', bairro: textOf(bairro) ?? '' },
  };
};

/** A list of places, under the name that its call gives it. */
export const places =
  <Name extends 'data' | 'locations' | 'recent_searchs'>(name: Name): Read<Record<Name, Place[]>> =>
  (value, reading) =>
    ({ [name]: neededList(listIn(value, name), name, place, reading) }) as Record<Name, Place[]>;

/** The list itself, or what stands under its name or under `data`. */
function listIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value;
  const fields = within(value);
  const { data } = fields;
  return fields[name] ?? (Array.isArray(data) ? data : within(data)[name]);
}

/** `GET sellRent/getLocations`: the visitor's id, which a back end that keeps no recent searches does not give. */
export const knownVisitor: Read<{ anonymous_user_id: string | null; recent_searchs: Place[] }> = (
  value,
  reading,
) => {
  const fields = object(unwrapped(value));
  return {
    anonymous_user_id: textOf(fields.anonymous_user_id),
    recent_searchs: listOf(fields.recent_searchs, 'recent_searchs', place, reading),
  };
};

/** A kind of property on offer somewhere. */
export interface OfferedType {
  group_id: string;
  total: number | null;
}

/** `GET products/searchTypes/{location}/{negotiation}` */
export const offeredTypes: Read<{ subtipos: OfferedType[] }> = (value, reading) => ({
  subtipos: neededList(listIn(value, 'subtipos'), 'subtipos', offeredType, reading),
});

const offeredType: Read<OfferedType> = (value) => {
  const { group_id, total } = object(value);
  return { group_id: needed(textOf(group_id), 'group_id', 'a text'), total: countOf(total) };
};

/** `GET home/slides` */
export const slides: Read<{ data: Slide[] }> = (value, reading) => ({
  data: neededList(unwrapped(value), 'data', slide, reading),
});

export interface Slide {
  title: string;
  subtitle: string | null;
  /** A path of the site. */
  link: string | null;
  image: ReturnType<typeof photo>;
}

const slide: Read<Slide> = (value, reading) => {
  const fields: Fields = object(value);
  const link = textOf(fields.link);
  return {
    title: needed(textOf(fields.title), 'title', 'a text'),
    subtitle: textOf(fields.subtitle),
    link: link && /^\/(?!\/)/.test(link) ? link : null,
    image: needed(orNothing(fields.image, photo, reading), 'image', 'a picture'),
  };
};

/** `GET brokers` (ours): the active brokers. */
export const brokers: Read<{ total: number; data: BrokerInList[] }> = (value, reading) => {
  const data = neededList(unwrapped(value), 'data', brokerInList, reading);
  return { total: countOf(within(value).total) ?? data.length, data };
};

export type BrokerInList = ReturnType<typeof brokerCard> & { segment: string | null; squad: string | null };

const brokerInList: Read<BrokerInList> = (value, reading) => {
  const { segment, squad } = object(value);
  return {
    ...brokerCard(value, reading),
    segment: textOf(segment),
    squad: textOf(within(squad).name),
  };
};

/** `GET clientArea/newProducts` (ours) */
export const newProducts: Read<{ data: PropertyCard[]; total: number }> = (value, reading) => {
  const data = neededList(unwrapped(value), 'data', propertyCard, reading);
  return { data, total: Math.max(countOf(within(value).total) ?? 0, data.length) };
};

/** `POST alerts/homes` (ours) */
export const letterHomes: Read<PropertyCard[] | null> = (value, reading) =>
  within(value).items === null ? null : neededList(within(value).items, 'items', propertyCard, reading);

/** `POST leads`: the number that people are told, where the back end gives one. That it answered is enough. */
export const leadTaken: Read<LeadAnswer> = (value) => {
  const { protocol, confirms_by_letter } = within(unwrapped(value));
  return { protocol: textOf(protocol), ...(confirms_by_letter === true && { confirms_by_letter }) };
};

/** `POST visitTypeView`: counted where `status` is 'success' (spec 2 §7). */
export const counted: Read<void> = (value) => {
  if (within(value).status !== 'success') throw new Unreadable('status', "'success'");
};

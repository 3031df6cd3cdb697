import { removableFilters } from '@domain/search/changes';
import { locationKinds } from '@domain/taxonomy/location-types';
import type { Banner, SearchAnswer } from '~/domain/search-answer';
import {
  type Fields,
  listOf,
  needed,
  neededList,
  object,
  type Read,
  type Reading,
  within,
} from './answer.server';
import { place } from './place.server';
import { listedProperty, pointOf } from './property.server';
import { countOf, flagOf, numberOf, textOf } from './values.server';
import { countryOf, oneOf, slugOf } from './words.server';

/** One page of a search (spec 2 §7), of which the list is needed. `pageSize`: as many items as a full page has. */
export const searchAnswer =
  (pageSize: number, page: number): Read<SearchAnswer> =>
  (value, reading) => {
    const fields = searchFields(value);
    const items = neededList(fields.items, 'items', listedProperty, reading);
    const total = countOf(fields.total);
    const came = Array.isArray(fields.items) ? fields.items.length : 0;
    return {
      items,
      total,
      canLoadMore: total === null ? came >= pageSize : page * pageSize < total,
      banner: bannerOf(fields.banner, reading),
      location: locationOf(fields.location, reading),
      relaxations: Array.isArray(fields.relaxations)
        ? listOf(fields.relaxations, 'relaxations', relaxation, reading)
        : null,
    };
  };

/** The answer may stand under `data`, or be the list itself. */
function searchFields(value: unknown): Fields {
  if (Array.isArray(value)) return { items: value };
  const fields = object(value);
  if ('items' in fields) return fields;
  const { data } = fields;
  return Array.isArray(data) ? { ...fields, items: data } : { ...fields, ...within(data) };
}

function bannerOf(value: unknown, { pictureAddress }: Reading): Banner | null {
  const { title, description, highlight, image } = within(value);
  const [heading, text, picture] = [textOf(title), textOf(description), textOf(image)];
  if (heading === null) return null;
  return {
    title: heading,
    description: text ?? '',
    highlight: textOf(highlight),
    image: picture && pictureAddress(picture),
  };
}

/** What was understood of the place; null where the back end does not tell: the address then says it. */
function locationOf(value: unknown, reading: Reading): SearchAnswer['location'] {
  const fields = within(value);
  const { known, by, label, slug, state, country, lat, lng, range } = fields;
  const name = textOf(label);
  if (name === null) return null;
  const kind = textOf(by);
  return {
    known: flagOf(known),
    by: kind === 'city' || kind === 'radius' || kind === 'name' ? kind : null,
    label: name,
    slug: slugOf(slug),
    state: textOf(state),
    country: textOf(country) && countryOf(country),
    ...pointOf(lat, lng),
    range: numberOf(range),
    kind: oneOf(locationKinds, fields.kind) ?? null,
    ownRange: numberOf(fields.ownRange),
    own: countOf(fields.own),
    around: countOf(fields.around),
    isWholeTown: fields.isWholeTown === true,
    suggestions: listOf(fields.suggestions, 'location.suggestions', place, reading),
    neighbours: listOf(fields.neighbours, 'location.neighbours', place, reading),
  };
}

const relaxation: Read<NonNullable<SearchAnswer['relaxations']>[number]> = (value) => {
  const { without, total } = object(value);
  return {
    without: needed(
      removableFilters.find((filter) => filter === without),
      'without',
      'a filter',
    ),
    total: needed(countOf(total), 'total', 'a number'),
  };
};

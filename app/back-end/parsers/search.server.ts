import { removableFilters } from '@domain/search/changes';
import { locationKinds } from '@domain/taxonomy/location-types';
import type { Banner, SearchAnswer } from '~/domain/search-answer';
import {
  type Fields,
  listOf,
  required,
  requiredList,
  object,
  type Parser,
  type ParserContext,
  within,
} from './answer.server';
import { place } from './place.server';
import { listedProperty, pointOf } from './property.server';
import { countOf, flagOf, numberOf, textOf } from './primitives.server';
import { countryOf, oneOf, slugOf } from './vocabulary.server';

/** `pageSize`: items of a full page (spec 2 §7). */
export const searchAnswer =
  (pageSize: number, page: number): Parser<SearchAnswer> =>
  (value, context) => {
    const fields = searchFields(value);
    const items = requiredList(fields.items, 'items', listedProperty, context);
    const total = countOf(fields.total);
    const came = Array.isArray(fields.items) ? fields.items.length : 0;
    return {
      items,
      total,
      canLoadMore: total === null ? came >= pageSize : page * pageSize < total,
      banner: bannerOf(fields.banner, context),
      location: locationOf(fields.location, context),
      ...(fields.isLaidOut === true && { isLaidOut: true as const }),
      relaxations: Array.isArray(fields.relaxations)
        ? listOf(fields.relaxations, 'relaxations', relaxation, context)
        : null,
    };
  };

function searchFields(value: unknown): Fields {
  if (Array.isArray(value)) return { items: value };
  const fields = object(value);
  if ('items' in fields) return fields;
  const { data } = fields;
  return Array.isArray(data) ? { ...fields, items: data } : { ...fields, ...within(data) };
}

function bannerOf(value: unknown, { pictureAddress }: ParserContext): Banner | null {
  const { title, description, highlight, image, imageAlt } = within(value);
  const [heading, text, picture] = [textOf(title), textOf(description), textOf(image)];
  if (heading === null) return null;
  return {
    title: heading,
    description: text ?? '',
    highlight: textOf(highlight),
    image: picture && pictureAddress(picture),
    ...(textOf(imageAlt) && { imageAlt: textOf(imageAlt)! }),
  };
}

/** The resolved place; null: the URL gives the place. */
function locationOf(value: unknown, context: ParserContext): SearchAnswer['location'] {
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
    suggestions: listOf(fields.suggestions, 'location.suggestions', place, context),
    neighbours: listOf(fields.neighbours, 'location.neighbours', place, context),
  };
}

const relaxation: Parser<NonNullable<SearchAnswer['relaxations']>[number]> = (value) => {
  const { without, total } = object(value);
  return {
    without: required(
      removableFilters.find((filter) => filter === without),
      'without',
      'a filter',
    ),
    total: required(countOf(total), 'total', 'a number'),
  };
};

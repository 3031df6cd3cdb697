import { countryNames } from '@domain/taxonomy/countries';
import { defaultRadius, locationKinds } from '@domain/taxonomy/location-types';
import { slugify } from '@domain/kernel/text';
import { type Place, placeTypes } from '~/domain/place';
import { type Fields, required, object, type Parser } from './answer.server';
import { pointOf } from './property.server';
import { countOf, idOf, numberOf, textOf } from './primitives.server';
import { countryOf, oneOf, slugOf } from './vocabulary.server';

export const place: Parser<Place> = (value) => {
  const fields = object(value);
  const label = textOf(fields.value) ?? labelOf(fields);
  return {
    id: required(idOf(fields.id), 'id', 'a number'),
    localizacao: textOf(fields.localizacao) ?? required(label, 'localizacao', 'a text'),
    slug: slugOf(fields.slug),
    ...pointOf(fields.lat, fields.lng),
    localizacao_tipo: oneOf(placeTypes, fields.localizacao_tipo) ?? 'cidade',
    cidade: textOf(fields.cidade),
    estado: textOf(fields.estado),
    pais: countryOf(fields.pais),
    range: numberOf(fields.range) || defaultRadius,
    districts: Array.isArray(fields.districts) ? fields.districts.flatMap((each) => textOf(each) ?? []) : [],
    value: required(label, 'value', 'a text'),
    kind: oneOf(locationKinds, fields.kind) ?? null,
    own: countOf(fields.own),
    properties: countOf(fields.properties),
  };
};

/** Condominium, commercial district, city, place and (abroad) country, without repeats (spec 1 §5). */
function labelOf(fields: Fields): string | null {
  const { condominio, bairro_comercial, cidade, localizacao, pais } = fields;
  const country = countryOf(pais);
  const abroad =
    country in countryNames && country !== 'BR' ? countryNames[country as keyof typeof countryNames] : null;
  const parts = [condominio, bairro_comercial, cidade, localizacao, abroad].map(textOf);
  const bySlug = new Map(parts.flatMap((part) => (part === null ? [] : [[slugify(part), part]])));
  return [...bySlug.values()].join(', ') || null;
}

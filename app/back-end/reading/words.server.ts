import type { Negotiation } from '@domain/search/filters';
import { condominiumDetailSlugs, detailLabel, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { type Condition, conditions, conditionValues } from '@domain/taxonomy/conditions';
import { countryNamed } from '@domain/taxonomy/countries';
import { currencies, currencyPattern, type Currency } from '@domain/taxonomy/currencies';
import { featureLabel, featureSlugs } from '@domain/taxonomy/features';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import { negotiations } from '@domain/taxonomy/negotiations';
import { slugify } from '@domain/text';
import { slugPattern } from '@domain/validation/search-values';
import { type Fields, within } from './answer.server';
import { flagOf, textOf } from './values.server';

/** Words of the trade as back ends write them: by their key, in an address, or as people read them. */

const bare = (text: string) => slugify(text).replaceAll('-', '');

const conditionWords = new Map<string, Condition>([
  ...conditions.flatMap(({ value, urlWord, label }) =>
    [value, urlWord, label].map((word): [string, Condition] => [bare(word), value]),
  ),
]);

/** 'used', 'usado', 'Pronto para morar'; else as the flags say; else used. */
export function conditionOf(value: unknown, flags: Fields): Condition {
  const text = textOf(value);
  const told = text === null ? undefined : (oneOf(conditionValues, text) ?? conditionWords.get(bare(text)));
  if (told) return told;
  if (flagOf(flags.breveLancamento)) return 'soonLaunch';
  if (flagOf(flags.lancamento)) return 'launch';
  if (flagOf(flags.emConstrucao)) return 'underConstruction';
  return flagOf(flags.novo) ? 'new' : 'used';
}

/** The first known of one or several types, as a slug or in words: 'Casa em condomínio'; unknown ones are 'outros'. */
export function propertyTypeOf(value: unknown): PropertyType {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((each) => meant(propertyTypes, each)).find(Boolean) ?? 'outros';
}

/** The known ones of a list of slugs, or of objects with a `slug` or a `label` (spec 1 §3.3). */
export function knownSlugs<Slug extends string>(list: unknown, known: readonly Slug[]): Slug[] {
  const told = new Set((Array.isArray(list) ? list : []).map((each) => meant(known, each)));
  return known.filter((slug) => told.has(slug));
}

const attributes = new Map<string, string>([
  ...[...propertyDetailSlugs, ...condominiumDetailSlugs].map((slug) => [slug, detailLabel(slug)] as const),
  ...featureSlugs.map((slug) => [slug, featureLabel(slug)] as const),
]);

/** Attributes as people read them, without repeats: those that are known by our labels, others as they are written. */
export const attributeLabels = (list: unknown): string[] => [
  ...new Set(
    (Array.isArray(list) ? list : []).flatMap((each) => {
      const word = wordOf(each);
      return word ? [attributes.get(word) ?? word] : [];
    }),
  ),
];

/** The known word that a text means, or the one that an object has. */
const meant = <Word extends string>(known: readonly Word[], value: unknown) =>
  oneOf(known, value) ?? oneOf(known, wordOf(value));

/** A word, or the one that an object has. */
function wordOf(value: unknown): string {
  const { slug, label, descricao, description } = within(value);
  return textOf(value) ?? textOf(slug) ?? textOf(label) ?? textOf(descricao) ?? textOf(description) ?? '';
}

/** ISO 3166 of a code or a name; Brazil where nothing is said, '' where the name is not known. */
export function countryOf(value: unknown): string {
  const text = textOf(value);
  if (text === null) return 'BR';
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : (countryNamed(text) ?? '');
}

/** 'sell', 'venda', 'Comprar', 'À venda' …; undefined where none is named. */
export const negotiationOfText = (text: string | null): Negotiation | undefined =>
  negotiations.find((each) => Object.values(each).some((word) => slugify(word) === slugify(text ?? '')))
    ?.value;

const symbols = new Map<string, Currency>(
  Object.entries(currencies).flatMap(([code, symbol]) => [
    [code, code],
    [symbol, code],
  ]),
).set('US$', 'USD');

/** By its code or its symbol, a code of another currency as it is; reais where nothing is said. */
export function currencyOf(value: unknown): Currency {
  const word = (textOf(value) ?? '').toUpperCase();
  return symbols.get(word) ?? (currencyPattern.test(word) ? word : 'BRL');
}

/** Lists of words by how each is compared: a listing reads hundreds of them. */
const bySlug = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The known word that is meant, however it is written. */
export function oneOf<Word extends string>(known: readonly Word[], value: unknown): Word | undefined {
  if (known.includes(value as Word)) return value as Word;
  const text = textOf(value);
  if (text === null) return undefined;
  const words = bySlug.get(known) ?? new Map(known.map((word) => [slugify(word), word]));
  bySlug.set(known, words);
  return words.get(slugify(text)) as Word | undefined;
}

/** A word of an address; null where it is none. */
export function slugOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && slugPattern.test(text) ? text : null;
}

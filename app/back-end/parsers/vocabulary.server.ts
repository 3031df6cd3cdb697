import type { Negotiation } from '@domain/search/filters';
import { condominiumDetailSlugs, detailLabel, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { type Condition, conditions, conditionValues } from '@domain/taxonomy/conditions';
import { countryNamed } from '@domain/taxonomy/countries';
import { currencies, currencyPattern, type Currency } from '@domain/taxonomy/currencies';
import { featureLabel, featureSlugs } from '@domain/taxonomy/features';
import { propertyTypes, type PropertyType } from '@domain/taxonomy/property-types';
import { negotiations } from '@domain/taxonomy/negotiations';
import { slugify } from '@domain/kernel/text';
import { slugPattern } from '@domain/validation/search-values';
import { type Fields, within } from './answer.server';
import { flagOf, textOf } from './primitives.server';

/** Back ends write keys, URL words or labels. */

const bare = (text: string) => slugify(text).replaceAll('-', '');

const conditionWords = new Map<string, Condition>([
  ...conditions.flatMap(({ value, urlWord, label }) =>
    [value, urlWord, label].map((word): [string, Condition] => [bare(word), value]),
  ),
]);

/** 'used', 'usado', 'Pronto para morar'; otherwise by the flags; otherwise used. */
export function conditionOf(value: unknown, flags: Fields): Condition {
  const text = textOf(value);
  const matched =
    text === null ? undefined : (oneOf(conditionValues, text) ?? conditionWords.get(bare(text)));
  if (matched) return matched;
  if (flagOf(flags.breveLancamento)) return 'soonLaunch';
  if (flagOf(flags.lancamento)) return 'launch';
  if (flagOf(flags.emConstrucao)) return 'underConstruction';
  return flagOf(flags.novo) ? 'new' : 'used';
}

/** The first known type, by slug or label ('Casa em condomínio'). */
export function propertyTypeOf(value: unknown): PropertyType {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((each) => meant(propertyTypes, each)).find(Boolean) ?? 'outros';
}

/** Slugs in a list of slugs, or of objects with `slug` or `label` (spec 1 §3.3). */
export function knownSlugs<Slug extends string>(list: unknown, known: readonly Slug[]): Slug[] {
  const matched = new Set((Array.isArray(list) ? list : []).map((each) => meant(known, each)));
  return known.filter((slug) => matched.has(slug));
}

const attributes = new Map<string, string>([
  ...[...propertyDetailSlugs, ...condominiumDetailSlugs].map((slug) => [slug, detailLabel(slug)] as const),
  ...featureSlugs.map((slug) => [slug, featureLabel(slug)] as const),
]);

export const attributeLabels = (list: unknown): string[] => [
  ...new Set(
    (Array.isArray(list) ? list : []).flatMap((each) => {
      const word = wordOf(each);
      return word ? [attributes.get(word) ?? word] : [];
    }),
  ),
];

const meant = <Word extends string>(known: readonly Word[], value: unknown) =>
  oneOf(known, value) ?? oneOf(known, wordOf(value));

function wordOf(value: unknown): string {
  const { slug, label, descricao, description } = within(value);
  return textOf(value) ?? textOf(slug) ?? textOf(label) ?? textOf(descricao) ?? textOf(description) ?? '';
}

/** ISO 3166 code for a code or name; 'BR' if missing, '' if unknown. */
export function countryOf(value: unknown): string {
  const text = textOf(value);
  if (text === null) return 'BR';
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : (countryNamed(text) ?? '');
}

/** 'sell', 'venda', 'Comprar', 'À venda' … */
export const negotiationOfText = (text: string | null): Negotiation | undefined =>
  negotiations.find((each) => Object.values(each).some((word) => slugify(word) === slugify(text ?? '')))
    ?.value;

const symbols = new Map<string, Currency>(
  Object.entries(currencies).flatMap(([code, symbol]) => [
    [code, code],
    [symbol, code],
  ]),
).set('US$', 'USD');

/** From a code or symbol; unknown codes stay; BRL by default. */
export function currencyOf(value: unknown): Currency {
  const word = (textOf(value) ?? '').toUpperCase();
  return symbols.get(word) ?? (currencyPattern.test(word) ? word : 'BRL');
}

/** Cache: one listing compares hundreds of words. */
const bySlug = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

export function oneOf<Word extends string>(known: readonly Word[], value: unknown): Word | undefined {
  if (known.includes(value as Word)) return value as Word;
  const text = textOf(value);
  if (text === null) return undefined;
  const words = bySlug.get(known) ?? new Map(known.map((word) => [slugify(word), word]));
  bySlug.set(known, words);
  return words.get(slugify(text)) as Word | undefined;
}

export function slugOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && slugPattern.test(text) ? text : null;
}

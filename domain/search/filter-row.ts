import type { Currency } from '../taxonomy/currencies';
import type { Param } from './param';

export type OneAndMany = readonly [one: string, many: string];

export interface PhraseOptions {
  currency: Currency;
  say: (phrase: OneAndMany) => string;
}

type One<T> = T extends readonly (infer Value)[] ? Value : T;

export interface FilterWords<T> {
  /** Query parameter; filters without one are in the path. */
  param?: string;
  /** Form field; `true`: same name as `param`; a range has two fields. */
  field?: string | true | readonly [min: string, max: string];
  /** Hidden in the form: passes through unchanged, under `param`. */
  carried?: true;
  /** A part of the place; the parts are removed together. */
  place?: true;
  /** Name in a sentence: 'Sem a faixa de preço há 12 imóveis'. Filters with a name are removable. */
  name?: string;
  /** Text of its chip; each value of a list has its own chip. */
  chip?: string | ((value: One<T>, currency: Currency) => string);
  /** An attribute, joined to 'com três quartos ou mais, piscina e visita virtual'. */
  thing?: string | ((value: One<T>) => string);
  /** Another phrase after '128 imóveis': 'que aceitam permuta'. */
  phrase?: string | OneAndMany | ((value: T, options: PhraseOptions) => string);
}

export interface FilterRow<T, Empty = T | undefined> extends FilterWords<T> {
  value: Param<T>;
  empty: Empty;
}

export const row = <T, const Words extends FilterWords<T>>(value: Param<T>, words: Words) => ({
  ...words,
  value,
  empty: undefined,
});

export const rowWith = <T, const Words extends FilterWords<T>>(value: Param<T>, empty: T, words: Words) => ({
  ...words,
  value,
  empty,
});

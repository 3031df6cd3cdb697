import type { Currency } from '../taxonomy/currencies';
import type { Param } from './param';

/** A phrase about one property and about several. */
export type OneAndMany = readonly [one: string, many: string];

/** How a phrase is told. */
export interface Telling {
  currency: Currency;
  say: (phrase: OneAndMany) => string;
}

/** One value of a list, else the value itself. */
type One<T> = T extends readonly (infer Value)[] ? Value : T;

/** What address, form, chips, texts and drawer say of one filter. */
export interface FilterWords<T> {
  /** Its parameter in an address; without one it stands in the path. */
  param?: string;
  /** Its field in the plain form; `true`: called as its parameter; a range has one for each end. */
  field?: string | true | readonly [min: string, max: string];
  /** The form does not show it: it goes along unchanged, called as its parameter. */
  carried?: true;
  /** A part of the place, which is taken away as a whole. */
  place?: true;
  /** What it is called in a sentence: 'Sem a faixa de preço há 12 imóveis'. With a name it can be taken away. */
  name?: string;
  /** Its chip's text; each value of a list has a chip of its own. */
  chip?: string | ((value: One<T>, currency: Currency) => string);
  /** What a property has: joined to 'com três quartos ou mais, piscina e visita virtual'. */
  thing?: string | ((value: One<T>) => string);
  /** What else follows '128 imóveis': 'que aceitam permuta'. */
  phrase?: string | OneAndMany | ((value: T, telling: Telling) => string);
}

/** One filter of a search. */
export interface FilterRow<T, Empty = T | undefined> extends FilterWords<T> {
  /** What it can be, and how an address says it. */
  value: Param<T>;
  /** What it is where nothing is asked for. */
  empty: Empty;
}

/** A filter that is not there where nothing is asked for. */
export const row = <T, const Words extends FilterWords<T>>(value: Param<T>, words: Words) => ({
  ...words,
  value,
  empty: undefined,
});

/** A filter that always has a value. */
export const rowWith = <T, const Words extends FilterWords<T>>(value: Param<T>, empty: T, words: Words) => ({
  ...words,
  value,
  empty,
});

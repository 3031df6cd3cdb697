import {
  maxNameLength,
  maxAmount,
  maxAtLeast,
  maxPage,
  slugPattern,
  tokenPattern,
} from '../validation/search-values';

/** Type of a filter's values; source of the contract's schema (filters.ts) and of the tests' searches. */
export type ValueKind =
  | { kind: 'flag' | 'atLeast' | 'range' | 'slug' | 'token' | 'name' | 'page' }
  | { kind: 'oneOf' | 'list'; known: readonly string[] }
  | { kind: 'decimal'; min: number; max: number };

/** Codec of a filter's URL value (settled §2). */
export interface Param<T> {
  is: ValueKind;
  separator?: string;
  /** @returns null if the text is invalid */
  parse(text: string): T | null;
  /** @returns null for the default, which the URL omits */
  serialize(value: T): string | null;
}

/** Digits only: no sign, no exponent, no 'Infinity', no hexadecimal. */
export function parseWhole(text: string, min: number, max: number): number | null {
  if (!/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

export function decimal(min: number, max: number, places: number): Param<number> {
  return {
    is: { kind: 'decimal', min, max },
    parse(text) {
      if (!/^-?\d{1,4}(\.\d{1,20})?$/.test(text)) return null;
      const value = roundTo(Number(text), places);
      return value >= min && value <= max ? value : null;
    },
    serialize: (value) => String(roundTo(value, places)),
  };
}

/** Also converts -0 to 0. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale + 0;
}

export const atLeast: Param<number> = {
  is: { kind: 'atLeast' },
  parse: (text) => (/^\d$/.test(text) ? parseWhole(text, 1, maxAtLeast) : null),
  serialize: String,
};

export const pageNumber: Param<number> = {
  is: { kind: 'page' },
  parse: (text) => parseWhole(text, 1, maxPage),
  serialize: (value) => (value > 1 ? String(value) : null),
};

export interface AmountRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** 'min-max' with 0 for a missing side. */
export const amountRange: Param<AmountRange> = {
  is: { kind: 'range' },
  parse(text) {
    const sides = /^(\d{0,15})-(\d{0,15})$/.exec(text);
    const min = parseWhole(sides?.[1] || '0', 0, maxAmount);
    const max = parseWhole(sides?.[2] || '0', 0, maxAmount);
    if (min == null || max == null || (!min && !max) || (max && min >= max)) return null;
    return { ...(min && { min }), ...(max && { max }) };
  },
  serialize: ({ min = 0, max = 0 }) => `${min}-${max}`,
};

export const flag: Param<boolean> = {
  is: { kind: 'flag' },
  parse: (text) => text === 'sim' || text === '1' || text === 'true' || null,
  serialize: (value) => (value ? 'sim' : null),
};

export const plainToken: Param<string> = {
  is: { kind: 'token' },
  parse: (text) => (tokenPattern.test(text) ? text : null),
  serialize: (value) => value,
};

export const slug: Param<string> = {
  is: { kind: 'slug' },
  parse: (text) => (slugPattern.test(text) ? text : null),
  serialize: (value) => value,
};

/** A value, its word in the URL, and other accepted words. */
export type Word<T extends string> = readonly [value: T, word: string, ...alsoRead: string[]];

/** Known values joined by `separator`, in the order of `words`; unknown words are dropped. */
export function list<T extends string>(words: readonly Word<T>[], separator: string): Param<T[]> {
  const valueOf = new Map(words.flatMap(([value, ...read]) => read.map((word) => [word, value] as const)));
  const inOrder = words.map(([value]) => value);
  return {
    is: { kind: 'list', known: inOrder },
    separator,
    parse(text) {
      const given = new Set(text.split(separator).map((word) => valueOf.get(word)));
      const values = inOrder.filter((value) => given.has(value));
      return values.length > 0 ? values : null;
    },
    serialize(values) {
      if (values.length === 0) return null;
      const written = words.filter(([value]) => values.includes(value)).map(([, word]) => word);
      return written.length > 0 ? written.join(separator) : null;
    },
  };
}

export function oneOf<T extends string>(words: readonly T[], unwritten?: T): Param<T> {
  return {
    is: { kind: 'oneOf', known: words },
    parse: (text) => words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? null,
    serialize: (value) => (value === unwritten ? null : value),
  };
}

export function oneOfWords<T extends string>(words: readonly Word<T>[]): Param<T> {
  return {
    is: { kind: 'oneOf', known: words.map(([value]) => value) },
    parse: (text) => words.find(([, ...read]) => read.includes(text))?.[0] ?? null,
    serialize: (value) => words.find(([known]) => known === value)?.[1] ?? null,
  };
}

/** Fast path for names that need no cleaning: Latin letters, digits, signs and single spaces. */
const plainName = /^[!-~À-ÿ]+(?: [!-~À-ÿ]+)*$/;
const notText = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFD]/gu;

/** A place's name: one line, without control characters and lone surrogates. */
export const placeName: Param<string> = {
  is: { kind: 'name' },
  parse(text) {
    if (text.length > 400) return null;
    if (text.length <= maxNameLength && plainName.test(text)) return text;
    const clean = text.replace(/\s+/g, ' ').replace(notText, '').normalize('NFC').replace(/ +/g, ' ').trim();
    return clean && clean.length <= maxNameLength ? clean : null;
  },
  serialize: (value) => value,
};

/** Lower case without accents: the common form for text comparison (search box, feeds, slugs). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Singular of a folded text by the common Portuguese rules: 'jardins paulistanos' → 'jardim paulistano'. */
export function singular(folded: string): string {
  return folded.replace(/ns\b/g, 'm').replace(/(?<=[aeiou])s\b/g, '');
}

/**
 * 'Jardim América' → 'jardim-america'; '' if nothing remains. `normalize` gives two bytes a character, and one such
 * link makes a page of twice its size in memory: `decodeURI` writes the slug anew with one.
 */
export function slugify(text: string): string {
  return decodeURI(
    fold(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Limits a text to `limit` characters; a longer text ends in ' ...' (spec 1 §11). */
export function trimText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 4).trimEnd()} ...`;
}

/** 'Casa em Pinhais.' and 'Rua A' → 'Casa em Pinhais. Rua A.': one end for each text; omits empty ones. */
export function sentences(...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…]['"”’)]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const counts = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** For feminine nouns: 'uma', 'duas'. */
const feminineCounts = ['uma', 'duas', ...counts.slice(2)];

export const countWord = (count: number, gender: 'o' | 'a' = 'o'): string =>
  (gender === 'o' ? counts : feminineCounts)[count - 1] ?? String(count);

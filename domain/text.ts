/** Lower case, accents off: how texts are compared everywhere (search box, feeds, slugs). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A folded text's words in the singular, as Portuguese mostly makes it: 'jardins paulistanos' → 'jardim paulistano'. */
export function singular(folded: string): string {
  return folded.replace(/ns\b/g, 'm').replace(/(?<=[aeiou])s\b/g, '');
}

/** 'Jardim América' → 'jardim-america': letters a–z, digits and single hyphens; '' when nothing is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** 'a Bossa Nova' → 'A Bossa Nova' */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of at most `limit` characters: a longer one is cut to four fewer and ends in ' ...' (spec 1 §11). */
export function trimText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 4).trimEnd()} ...`;
}

const counts = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A small number of masculine things in words: 'três'; above ten in digits. */
export const countWord = (count: number): string => counts[count - 1] ?? String(count);

/** Lower case, accents off: how texts are compared everywhere (search box, feeds, slugs). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** 'Jardim América' → 'jardim-america': letters a–z, digits and single hyphens; '' when nothing is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The curated lists that the site itself links to (spec 1 §2.3, `curadoria`); an operator may have others. */
export const curatedLists = [
  { slug: 'imoveis-segunda-residencia', label: 'Segunda residência' },
  { slug: 'autorais', label: 'Autorais' },
  { slug: 'ceu-aberto', label: 'Céu aberto' },
] as const;

const labels = new Map<string, string>(curatedLists.map(({ slug, label }) => [slug, label]));

/** The name of a curated list; null where the list is not one of the site's own. */
export function curatedListLabel(slug: string): string | null {
  return labels.get(slug) ?? null;
}

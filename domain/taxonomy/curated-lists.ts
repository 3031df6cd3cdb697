/** Curated lists that the website links to (spec 1 §2.3, `curadoria`); operators can have others. */
export const curatedLists = [
  { slug: 'imoveis-segunda-residencia', label: 'Segunda residência' },
  { slug: 'autorais', label: 'Autorais' },
  { slug: 'ceu-aberto', label: 'Céu aberto' },
] as const;

const labels = new Map<string, string>(curatedLists.map(({ slug, label }) => [slug, label]));

export function curatedListLabel(slug: string): string | null {
  return labels.get(slug) ?? null;
}

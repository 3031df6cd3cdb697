/** Attributes (spec 1 §3.4) in URL order. The index is also the bit in database masks: append only, never reorder. */
const amenities = [
  { slug: 'campo-quadra-de-esportes', label: 'Quadra de esportes' },
  { slug: 'fitness', label: 'Academia' },
  { slug: 'gourmet', label: 'Espaço gourmet' },
  { slug: 'kids', label: 'Espaço infantil' },
  { slug: 'piscina', label: 'Piscina' },
  { slug: 'spa', label: 'Spa' },
  { slug: 'energia-solar', label: 'Energia solar' },
  { slug: 'gerador', label: 'Gerador' },
  { slug: 'poco-artesiano', label: 'Poço artesiano' },
  { slug: 'tomada-para-carro-eletrico', label: 'Tomada para carro elétrico' },
  { slug: 'vaga-para-visitante', label: 'Vaga para visitante' },
  { slug: 'pet-place', label: 'Espaço para pets' },
] as const;

export const condominiumDetails = amenities;

export const propertyDetails = [
  ...amenities,
  { slug: 'terraco-varanda', label: 'Terraço ou varanda' },
  { slug: 'quintal-jardim', label: 'Quintal ou jardim' },
  { slug: 'adega', label: 'Adega' },
  { slug: 'lareira', label: 'Lareira' },
  { slug: 'rua-fechada', label: 'Rua fechada' },
] as const;

export const renovationLevels = [
  { slug: 'contrapiso', label: 'Contrapiso' },
  { slug: 'reformadissimo', label: 'Reformadíssimo' },
  { slug: 'reformado', label: 'Reformado' },
  { slug: 'precisa-de-reforma-parcial', label: 'Precisa de reforma parcial' },
  { slug: 'precisa-de-atualizacao', label: 'Precisa de atualização' },
  { slug: 'precisa-de-reforma-total', label: 'Precisa de reforma total' },
] as const;

export type CondominiumDetail = (typeof condominiumDetails)[number]['slug'];
export type PropertyDetail = (typeof propertyDetails)[number]['slug'];
export type RenovationLevel = (typeof renovationLevels)[number]['slug'];

type Slugs<T extends readonly { slug: string }[]> = [T[number]['slug'], ...T[number]['slug'][]];
const slugsOf = <T extends readonly { slug: string }[]>(list: T) => list.map((item) => item.slug) as Slugs<T>;
export const condominiumDetailSlugs = slugsOf(condominiumDetails);
export const propertyDetailSlugs = slugsOf(propertyDetails);
export const renovationLevelSlugs = slugsOf(renovationLevels);

const labels = new Map<string, string>(
  [...propertyDetails, ...renovationLevels].map(({ slug, label }) => [slug, label]),
);
export function detailLabel(slug: PropertyDetail | CondominiumDetail | RenovationLevel): string {
  return labels.get(slug) as string;
}

/** Bit mask of the slugs by their index in `list`; unknown slugs are ignored. */
export function maskOf(slugs: readonly string[], list: readonly string[]): number {
  return slugs.reduce((mask, slug) => {
    const bit = list.indexOf(slug);
    return bit < 0 ? mask : mask | (1 << bit);
  }, 0);
}

export function slugsOfMask<T extends string>(mask: number, list: readonly T[]): T[] {
  return list.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

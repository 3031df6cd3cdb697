/**
 * Condominium amenities, property attributes and renovation levels (spec 1 §3.4), in the order in which the URL
 * writes them. The position of an attribute is also its bit in the database's masks: append only, never reorder.
 */
const amenities = [
  { slug: 'campo-quadra-de-esportes', label: 'Quadra de esportes' },
  { slug: 'fitness', label: 'Fitness' },
  { slug: 'gourmet', label: 'Gourmet' },
  { slug: 'kids', label: 'Kids' },
  { slug: 'piscina', label: 'Piscina' },
  { slug: 'spa', label: 'Spa' },
  { slug: 'energia-solar', label: 'Energia solar' },
  { slug: 'gerador', label: 'Gerador' },
  { slug: 'poco-artesiano', label: 'Poço artesiano' },
  { slug: 'tomada-para-carro-eletrico', label: 'Tomada para carro elétrico' },
  { slug: 'vaga-para-visitante', label: 'Vaga para visitante' },
  { slug: 'pet-place', label: 'Pet place' },
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
/** The pt-BR name of an attribute, an amenity or a renovation level. */
export function detailLabel(slug: PropertyDetail | CondominiumDetail | RenovationLevel): string {
  return labels.get(slug) as string;
}

/** One bit for each slug, by its position in `list`: how the database keeps and compares sets of attributes. */
export function maskOf(slugs: readonly string[], list: readonly string[]): number {
  return slugs.reduce((mask, slug) => {
    const bit = list.indexOf(slug);
    return bit < 0 ? mask : mask | (1 << bit);
  }, 0);
}

/** The way back from `maskOf`, in the list's order. */
export function slugsOfMask<T extends string>(mask: number, list: readonly T[]): T[] {
  return list.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

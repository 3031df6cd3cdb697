/**
 * Property types (spec 1 §3.4, slugs as settled §2 lists them; sala and loja are ours, decision 0051).
 * The first of each group is the parent: a search for it includes its children. The order is the URL's order.
 */
export const propertyTypeGroups = [
  {
    slug: 'apartamento',
    label: 'Apartamento',
    children: [
      { slug: 'apartamento-duplex', label: 'Apartamento duplex' },
      { slug: 'apartamento-triplex', label: 'Apartamento triplex' },
      { slug: 'apartamento-garden', label: 'Apartamento garden' },
      { slug: 'flat', label: 'Flat' },
      { slug: 'loft', label: 'Loft' },
      { slug: 'studio', label: 'Studio' },
    ],
  },
  {
    slug: 'casa',
    label: 'Casa',
    children: [
      { slug: 'casa-comercial', label: 'Casa comercial' },
      { slug: 'casa-em-condominio', label: 'Casa em condomínio' },
      { slug: 'casa-de-vila', label: 'Casa de vila' },
    ],
  },
  {
    slug: 'cobertura',
    label: 'Cobertura',
    children: [
      { slug: 'cobertura-duplex', label: 'Cobertura duplex' },
      { slug: 'cobertura-triplex', label: 'Cobertura triplex' },
      { slug: 'penthouse', label: 'Penthouse' },
    ],
  },
  { slug: 'terreno', label: 'Terreno', children: [] },
  {
    slug: 'outros',
    label: 'Outros',
    children: [
      { slug: 'galpao', label: 'Galpão' },
      { slug: 'hotel', label: 'Hotel' },
      { slug: 'predio', label: 'Prédio' },
      { slug: 'garden', label: 'Garden' },
      { slug: 'fazenda', label: 'Fazenda' },
      { slug: 'haras', label: 'Haras' },
      { slug: 'sitio', label: 'Sítio' },
      { slug: 'ilha', label: 'Ilha' },
      { slug: 'pousada', label: 'Pousada' },
      { slug: 'sala', label: 'Sala' },
      { slug: 'loja', label: 'Loja' },
    ],
  },
] as const;

type Group = (typeof propertyTypeGroups)[number];
export type PropertyType = Group['slug'] | Group['children'][number]['slug'];

/** Every type slug in the URL's order: each parent before its children. */
export const propertyTypes = propertyTypeGroups.flatMap((group) => [
  group.slug,
  ...group.children.map((child) => child.slug),
]) as [PropertyType, ...PropertyType[]];

const labels = new Map<string, string>(
  propertyTypeGroups.flatMap(
    (group) =>
      [[group.slug, group.label], ...group.children.map((c) => [c.slug, c.label])] as [string, string][],
  ),
);
const parents = new Map<string, PropertyType>(
  propertyTypeGroups.flatMap((group) =>
    group.children.map((child) => [child.slug, group.slug] as [string, PropertyType]),
  ),
);

export function isPropertyType(slug: string): slug is PropertyType {
  return labels.has(slug);
}

/** The pt-BR name of a type, singular. */
export function propertyTypeLabel(slug: PropertyType): string {
  return labels.get(slug) as string;
}

/** The parent of a child type; a parent's own slug otherwise. */
export function parentType(slug: PropertyType): PropertyType {
  return parents.get(slug) ?? slug;
}

const lands: readonly PropertyType[] = ['terreno', 'fazenda', 'haras', 'sitio', 'ilha'];

/** Whether the size of a type is its ground's. */
export const isLand = (slug: PropertyType): boolean => lands.includes(slug);

/** The given types with the children that their parents include: what a search really looks for. */
export function withChildren(slugs: readonly PropertyType[]): PropertyType[] {
  return propertyTypes.filter((slug) => slugs.includes(slug) || slugs.includes(parentType(slug)));
}

/** The shortest way to write the same search: URL order, no repeats, no child of a written parent. */
export function withoutCoveredChildren(slugs: PropertyType[]): PropertyType[] {
  if (slugs.length < 2) return slugs;
  return propertyTypes.filter(
    (slug) => slugs.includes(slug) && (parentType(slug) === slug || !slugs.includes(parentType(slug))),
  );
}

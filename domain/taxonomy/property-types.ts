/** Types in URL order (spec 1 §3.4, settled §2; sala and loja: decision 0051). A parent includes its children. */
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

export function propertyTypeLabel(slug: PropertyType): string {
  return labels.get(slug) as string;
}

export function parentType(slug: PropertyType): PropertyType {
  return parents.get(slug) ?? slug;
}

const lands: readonly PropertyType[] = ['terreno', 'fazenda', 'haras', 'sitio', 'ilha'];

/** Types whose area is the land's area. */
export const isLand = (slug: PropertyType): boolean => lands.includes(slug);

export function withChildren(slugs: readonly PropertyType[]): PropertyType[] {
  return propertyTypes.filter((slug) => slugs.includes(slug) || slugs.includes(parentType(slug)));
}

/** Shortest equivalent list: URL order, no repeats, no child of a listed parent. */
export function withoutCoveredChildren(slugs: PropertyType[]): PropertyType[] {
  if (slugs.length < 2) return slugs;
  return propertyTypes.filter(
    (slug) => slugs.includes(slug) && (parentType(slug) === slug || !slugs.includes(parentType(slug))),
  );
}

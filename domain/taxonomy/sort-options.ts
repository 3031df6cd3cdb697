/** Sort orders (spec 1 §3.2): the word of `ordenacao`, other accepted words, and the two options. */
export const orderings = [
  {
    orderBy: 'preco',
    alsoRead: [],
    asc: { key: 'precoAsc', label: 'Menor preço' },
    desc: { key: 'precoDesc', label: 'Maior preço' },
  },
  {
    orderBy: 'area',
    alsoRead: ['metragem'],
    asc: { key: 'metragemAsc', label: 'Menor metragem' },
    desc: { key: 'metragemDesc', label: 'Maior metragem' },
  },
  {
    orderBy: 'quartos',
    alsoRead: ['dormitorios'],
    asc: { key: 'dormitoriosAsc', label: 'Menos dormitórios' },
    desc: { key: 'dormitoriosDesc', label: 'Mais dormitórios' },
  },
  {
    orderBy: 'suites',
    alsoRead: [],
    asc: { key: 'suitesAsc', label: 'Menos suítes' },
    desc: { key: 'suitesDesc', label: 'Mais suítes' },
  },
] as const;

export type OrderBy = (typeof orderings)[number]['orderBy'];
export const orderByValues = orderings.map((ordering) => ordering.orderBy) as [OrderBy, ...OrderBy[]];
export type Direction = 'asc' | 'desc';

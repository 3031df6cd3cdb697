/** Where a search looks (spec 1 §3.2, `tipo-de-localizacao`); Cidade is the default and is not written. */
export const locationTypes = ['Cidade', 'Campo', 'Praia', 'Internacional'] as const;
export type LocationType = (typeof locationTypes)[number];

/** The radii in km that the radius step offers (brief §16); 0 means the place's own range. */
export const radiusOptions = [0, 2, 5, 10, 20] as const;
/** Default radius of a radius search, in km (spec 1 §3.3). */
export const defaultRadius = 2;
/** No place has a wider range (Argentina's and the United States' are the widest, spec 1 §11). */
export const maxRadius = 3000;

/** What a named place is. */
export const locationKinds = ['cidade', 'bairro', 'condominio', 'praia', 'regiao', 'pais'] as const;
export type LocationKind = (typeof locationKinds)[number];
/** The kinds as people read them. */
export const locationKindLabels: Record<LocationKind, string> = {
  cidade: 'cidade',
  bairro: 'bairro',
  condominio: 'condomínio',
  praia: 'praia',
  regiao: 'região',
  pais: 'país',
};

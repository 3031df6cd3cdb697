/** `tipo-de-localizacao` (spec 1 §3.2); URLs omit the default, Cidade. */
export const locationTypes = ['Cidade', 'Campo', 'Praia', 'Internacional'] as const;
export type LocationType = (typeof locationTypes)[number];

/** Options in km (brief §16); 0 means the place's own radius. */
export const radiusOptions = [0, 2, 5, 10, 20] as const;
/** In km (spec 1 §3.3). */
export const defaultRadius = 2;
/** In km: the largest radius of a country (spec 1 §11). */
export const maxRadius = 3000;

export const locationKinds = ['cidade', 'bairro', 'condominio', 'praia', 'regiao', 'pais'] as const;
export type LocationKind = (typeof locationKinds)[number];
export const locationKindLabels: Record<LocationKind, string> = {
  cidade: 'cidade',
  bairro: 'bairro',
  condominio: 'condomínio',
  praia: 'praia',
  regiao: 'região',
  pais: 'país',
};

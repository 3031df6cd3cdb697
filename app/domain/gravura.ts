/** Places and planned buildings (brief §1), in `public/gravuras`. */
export const gravuras = [
  'casa-branca',
  'casa-concreto',
  'casa-serra',
  'cobogo',
  'piscina-aerea',
  'praia-mansa',
  'sala-jantar',
  'sala-mar',
  'skyline-noite',
  'suite-vista',
  'terraco-baia',
  'torre-jardins',
] as const;
export type GravuraName = (typeof gravuras)[number];

export const gravuraSize = { width: 1500, height: 1000 } as const;

/** The single WebP file has 960 px. */
const avifWidths = [480, 960, 1500] as const;

export function gravuraSrcSet(name: GravuraName): string {
  return avifWidths.map((width) => `/gravuras/${name}-${width}.avif ${width}w`).join(',');
}

export function gravuraUrl(name: GravuraName): string {
  return `/gravuras/${name}-960.webp`;
}

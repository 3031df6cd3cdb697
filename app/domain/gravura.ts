/**
 * The house's prints of places and of buildings that do not exist yet (brief §1): `public/gravuras`. All are
 * 1500 × 1000.
 */
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

/** Their AVIF files; the one WebP is 960 wide. */
const avifWidths = [480, 960, 1500] as const;

export function gravuraSrcSet(name: GravuraName): string {
  return avifWidths.map((width) => `/gravuras/${name}-${width}.avif ${width}w`).join(',');
}

export function gravuraUrl(name: GravuraName): string {
  return `/gravuras/${name}-960.webp`;
}

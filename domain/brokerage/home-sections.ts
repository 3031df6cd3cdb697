/** Sections of the home page below the search, in the usual order (brief §20.3). */
export const homeSections = [
  'featured',
  'curation',
  'launch',
  'sell-with-us',
  'brand-and-services',
  'team',
] as const;
export type HomeSection = (typeof homeSections)[number];
export const isHomeSection = (name: string): name is HomeSection =>
  (homeSections as readonly string[]).includes(name);

/** Pages whose text is the brokerage's own: the ends of their addresses. */
export const textPages = [
  'a-bossa-nova',
  'nossa-historia',
  'programa-only-you',
  'termos-de-responsabilidade',
] as const;
export type TextPage = (typeof textPages)[number];
export const isTextPage = (name: string): name is TextPage => textPages.includes(name as TextPage);

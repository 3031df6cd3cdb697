/** Fields of a portal's plan, in acts. */
export const planNames = {
  in_use: 'leitura da carga',
  highlights: 'destaques',
  super_highlights: 'superdestaques',
} as const;

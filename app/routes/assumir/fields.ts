export const buttonField = 'acao';

/** Buttons of the page. `ligar` is sent by a script when the telephone link is used. */
export const linkActions = ['assumir', 'recusar', 'whatsapp', 'ligar', 'ja-liguei', 'ja-escrevi'] as const;
export type LinkAction = (typeof linkActions)[number];

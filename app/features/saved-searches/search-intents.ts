export const intentField = 'acao';
export const searchField = 'pesquisa';
export const frequencyField = 'frequencia';
export const searchIntents = {
  frequency: 'frequencia',
  pause: 'pausar',
  resume: 'retomar',
  remove: 'excluir',
  restore: 'restaurar',
  erase: 'apagar',
  seen: 'visto',
} as const;
export type SearchIntent = (typeof searchIntents)[keyof typeof searchIntents];

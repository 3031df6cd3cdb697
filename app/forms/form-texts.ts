import { countWord } from '@domain/text';

/** What the visitor is told where what was sent could not be kept (spec 1 §10). */
export const sendingFailed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** 'Confira três campos antes de enviar.' */
export const checkFields = (count: number): string =>
  `Confira ${countWord(count)} ${count === 1 ? 'campo' : 'campos'} antes de enviar.`;

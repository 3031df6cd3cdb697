import { countWord } from '@domain/text';

/** What the visitor is told where what was sent could not be kept (spec 1 §10). */
export const sendingFailed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** 'Confira três campos antes de enviar.' */
export const checkFields = (count: number): string =>
  `Confira ${countWord(count)} ${count === 1 ? 'campo' : 'campos'} antes de enviar.`;

/** Said where something is wrong and what it is was not told in words for people: of one field, of the whole. */
export const checkThis = 'Confira este campo.';
export const checkAll = 'Confira os dados e tente novamente.';

/** Said where a session has ended before a form of it was sent. */
export const sessionEndedTitle = 'Sua sessão terminou.';
export const keptForm = {
  back: 'Sua sessão terminou antes do envio. O que você escreveu está aqui: confira e envie outra vez.',
  shown:
    'Nada foi enviado ainda. Entre em outra aba e depois envie daqui: o que você escreveu continua nesta página.',
  gaps: 'Senhas e CPF não são guardados: digite-os outra vez.',
} as const;

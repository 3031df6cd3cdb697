import { countWord } from '@domain/kernel/text';

/** Spec 1 §10. */
export const sendingFailed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

export const checkFields = (count: number): string =>
  `Confira ${countWord(count)} ${count === 1 ? 'campo' : 'campos'} antes de enviar.`;

/** For errors without a text for people. */
export const checkThis = 'Confira este campo.';
export const checkAll = 'Confira os dados e tente novamente.';

export const sessionEndedTitle = 'Sua sessão terminou.';
export const restoredFormTexts = {
  back: 'Sua sessão terminou antes do envio. O que você escreveu está aqui: confira e envie outra vez.',
  shown:
    'Nada foi enviado ainda. Entre em outra aba e depois envie daqui: o que você escreveu continua nesta página.',
  gaps: 'Senhas e CPF não são guardados: digite-os outra vez.',
} as const;

export const intentField = 'acao';
export const profileIntents = {
  save: 'salvar',
  password: 'trocar-senha',
  endSession: 'encerrar',
  endOtherSessions: 'encerrar-outras',
  deleteAccount: 'excluir',
  keepAccount: 'manter',
} as const;
export type ProfileIntent = (typeof profileIntents)[keyof typeof profileIntents];

export const buttonIntents: readonly ProfileIntent[] = [
  profileIntents.endSession,
  profileIntents.endOtherSessions,
  profileIntents.keepAccount,
];

export const sessionField = 'sessao';
/** Browsers do not send an unchecked box. A hidden field shows that the box was on the page. */
export const newsletterChoice = { yes: 'sim', no: 'nao' } as const;

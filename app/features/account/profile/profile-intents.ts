/** The forms of the profile and of its notice: the field that names one, and what each asks for. */
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

/** Those that ask for nothing: a button each. */
export const buttonIntents: readonly ProfileIntent[] = [
  profileIntents.endSession,
  profileIntents.endOtherSessions,
  profileIntents.keepAccount,
];

/** The field that says which session is to end. */
export const sessionField = 'sessao';
/** What an unchecked box leaves to be known: that it was there. */
export const newsletterChoice = { yes: 'sim', no: 'nao' } as const;

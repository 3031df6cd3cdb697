import { countWord } from '../kernel/text';

/** ' em até um dia útil'; '' without a promise. Ends a clause such as 'Um consultor responde'. */
export const withinTime = (promise: string | undefined): string => (promise ? ` ${promise}` : '');

/** 'Ana responde em até um dia útil, por telefone ou e-mail.' */
export const replyText = (who: string, reply: string | undefined): string =>
  `${who} responde${reply ? ` ${reply},` : ''} por telefone ou e-mail.`;

/** ' em até dois dias úteis'; '' without a promise. @param callDays working days */
export const withinDays = (callDays: number | undefined): string => {
  if (callDays === undefined) return '';
  return ` em até ${countWord(callDays)} ${callDays === 1 ? 'dia útil' : 'dias úteis'}`;
};

import { withinTime } from '@domain/brokerage/promise-texts';

/** @param reply the brokerage's promise: 'em até um dia útil' */
export const exitTexts = (reply: string | undefined) =>
  ({
    person: (firstName?: string) =>
      firstName
        ? { title: `Antes de sair, ${firstName}`, lead: 'Já temos seus dados. Confira e siga.' }
        : {
            title: 'Antes de sair',
            lead: `Diga quem é e o que procura; um consultor responde${withinTime(reply)}.`,
          },
    wish: { title: 'O que você procura?', lead: 'Tudo aqui é opcional.' },
    sheet: `Um consultor procura com você e responde${withinTime(reply)}.`,
    done: `Obrigado. Um consultor responde${withinTime(reply)}.`,
  }) as const;

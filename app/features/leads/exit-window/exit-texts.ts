/** What both steps say above their fields; a first name where who it is is known. */
export const exitTexts = {
  person: (firstName?: string) =>
    firstName
      ? { title: `Antes de sair, ${firstName}`, lead: 'Já temos seus dados. Confira e siga.' }
      : {
          title: 'Antes de sair',
          lead: 'Diga quem é e o que procura; um consultor responde em até um dia útil.',
        },
  wish: { title: 'O que você procura?', lead: 'Tudo aqui é opcional.' },
  sheet: 'Um consultor procura com você e responde em até um dia útil.',
  done: 'Obrigado. Um consultor responde em até um dia útil.',
} as const;

const unreadable = {
  title: 'Formulário inválido',
  text: 'Este formulário não pôde ser lido. Abra a página outra vez e tente de novo.',
};

export const formRefusals = {
  400: unreadable,
  413: { title: 'Envio grande demais', text: 'O que foi enviado é grande demais.' },
  415: unreadable,
} as const;

/** What the form of an owner's answer posts; an answer of '' takes back what was said. */
export const ownOpinionField = { home: 'imovel', answer: 'resposta' } as const;

/** An `answer` of '' removes the reaction. */
export const ownReactionField = { home: 'imovel', answer: 'resposta' } as const;

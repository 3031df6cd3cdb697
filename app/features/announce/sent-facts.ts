export const sentFact = { email: 'E-mail', preference: 'Contato' } as const;

export const emailsField = 'carta';
export const emailsWanted = { on: 'receber', off: 'parar' } as const;

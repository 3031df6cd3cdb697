export const personIntents = { role: 'role', remove: 'remove' } as const;

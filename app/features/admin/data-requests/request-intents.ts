export const requestIntents = { answer: 'answer', erase: 'erase' } as const;

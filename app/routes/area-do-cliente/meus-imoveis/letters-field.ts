/** What the form of the letter of the week posts. */
export const lettersField = 'carta';
export const lettersWanted = { on: 'receber', off: 'parar' } as const;

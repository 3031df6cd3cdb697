/** What the page says that comes after an announcement was sent, by its names in `redirectToSent`. */
export const sentFact = { email: 'E-mail', preference: 'Contato' } as const;

/** How a guest is called who has not said it. */
export const guestCalled = (name: string | null): string => name ?? 'Seu convidado';

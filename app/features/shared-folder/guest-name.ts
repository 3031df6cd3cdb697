export const guestName = (name: string | null): string => name ?? 'Seu convidado';

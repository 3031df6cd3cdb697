import { linkDays } from '@domain/favorites/reactions';

export const shareField = { intent: 'acao', days: 'validade', notes: 'notas', link: 'link' } as const;
export const shareIntents = {
  make: 'criar',
  revoke: 'revogar',
  reopen: 'reabrir',
  erase: 'apagar',
} as const;

export const validities = [
  ...linkDays.map((days) => ({ value: String(days), days, label: `${days} dias` })),
  { value: 'sem-prazo', days: null, label: 'sem prazo' },
] as const;

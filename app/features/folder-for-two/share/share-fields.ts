import { linkDays } from '@domain/opinions';

/** What the forms of the page post. */
export const shareField = { intent: 'acao', days: 'validade', notes: 'notas', link: 'link' } as const;
export const shareIntents = {
  make: 'criar',
  revoke: 'revogar',
  reopen: 'reabrir',
  erase: 'apagar',
} as const;

/** For how long a link may be valid: the field's values and what they say. */
export const validities = [
  ...linkDays.map((days) => ({ value: String(days), days, label: `${days} dias` })),
  { value: 'sem-prazo', days: null, label: 'sem prazo' },
] as const;

import type { LeadKind } from './lead-kinds';

/** What a member can note by hand: no subscription, whose address confirms itself, and no announcement. */
export const notedKindNames = {
  contact: 'Mensagem',
  lead: 'Contato',
  schedule: 'Pedido de visita',
  'no-reference': 'Procura um imóvel',
  'rate-your-property': 'Pedido de avaliação',
} as const satisfies Partial<Record<LeadKind, string>>;

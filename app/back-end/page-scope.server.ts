import { waitWithinBudget } from './deadline.server';
import type { PageScope } from './response-cache.server';
import type { Transport } from './transport.server';

/** @param clientOf makes a client of another transport */
export function pageScope<Client extends object>(
  transport: Transport,
  clientOf: (transport: Transport) => Client,
): Omit<PageScope<Client>, 'shared'> {
  const { budget, session, onAnswer, onFailure, ...bare } = transport;
  return {
    whileItLasts: (waited) => (budget ? waitWithinBudget(budget, waited) : waited),
    failed: (reason) => onFailure?.(reason),
    onAnswer: (isPublic) => onAnswer?.(isPublic),
    person: () => session?.person ?? null,
    own: () => clientOf({ ...bare, session }),
    watched: (listener) => clientOf({ ...transport, onAnswer: listener }),
  };
}

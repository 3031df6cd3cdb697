import type { Negotiation } from '../search/filters';

export interface OfferEvent {
  at: Date;
  kind: 'announced' | 'back' | 'left' | 'price';
  negotiation: Negotiation;
}

const dayMs = 24 * 3600_000;

/**
 * Whole days on offer; a day for sale and for rent counts once (docs/decisions/0069-owners.md).
 * @param events the oldest first
 */
export function daysOnMarket(
  announcedAt: Date,
  events: readonly OfferEvent[],
  isOffered: Readonly<Record<Negotiation, boolean>>,
  now: Date,
): number {
  const activeOffers = new Set(
    (['sell', 'rent'] as const).filter((negotiation) => {
      const first = events.find((event) => event.negotiation === negotiation);
      return first ? first.kind === 'left' || first.kind === 'price' : isOffered[negotiation];
    }),
  );
  let total = 0;
  let since = announcedAt.getTime();
  for (const { at, kind, negotiation } of events) {
    const moment = Math.max(at.getTime(), since);
    if (activeOffers.size > 0) total += moment - since;
    since = moment;
    if (kind === 'left') activeOffers.delete(negotiation);
    else activeOffers.add(negotiation);
  }
  if (activeOffers.size > 0) total += Math.max(0, now.getTime() - since);
  return Math.floor(total / dayMs);
}

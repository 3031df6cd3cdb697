import type { Negotiation } from '../search/filters';

/** A coming or going of an offer; the others change nothing here. */
export interface OfferEvent {
  at: Date;
  kind: 'announced' | 'back' | 'left' | 'price';
  negotiation: Negotiation;
}

const dayMs = 24 * 3600_000;

/**
 * Whole days that a property was on offer, for sale or to rent, since it was announced: days that it was away are left
 * out, and a day on which it was offered in both ways counts once (docs/decisions/0069-owners.md).
 * @param events of the property, the oldest first
 * @param isOffered how it is offered now
 */
export function daysOnOffer(
  announcedAt: Date,
  events: readonly OfferEvent[],
  isOffered: Readonly<Record<Negotiation, boolean>>,
  now: Date,
): number {
  const standing = new Set(
    (['sell', 'rent'] as const).filter((negotiation) => {
      const first = events.find((event) => event.negotiation === negotiation);
      return first ? first.kind === 'left' || first.kind === 'price' : isOffered[negotiation];
    }),
  );
  let total = 0;
  let since = announcedAt.getTime();
  for (const { at, kind, negotiation } of events) {
    const moment = Math.max(at.getTime(), since);
    if (standing.size > 0) total += moment - since;
    since = moment;
    if (kind === 'left') standing.delete(negotiation);
    else standing.add(negotiation);
  }
  if (standing.size > 0) total += Math.max(0, now.getTime() - since);
  return Math.floor(total / dayMs);
}

import type { Negotiation } from '@domain/search/filters';

/** 'into_range': the price entered the search's range. 'fell': it fell within that range. */
export type AlertKind = 'new' | 'back' | 'into_range' | 'fell';

export type FavoriteKind = 'fell' | 'left';

/** Prices as visitors saw them. */
export interface OfferEvent {
  id: number;
  kind: 'announced' | 'back' | 'price';
  negotiation: Negotiation;
  before: number | null;
  after: number | null;
  /** Both prices have the same currency. */
  isComparable: boolean;
}

export interface Change {
  /** Oldest first. */
  events: readonly OfferEvent[];
  /** Negotiations in which it was available before. */
  stood: readonly Negotiation[];
}

/** null: no news in the search's negotiation. @param fittedBefore the earlier price was in the search's range */
export function classifyChange(
  { events, stood: availableBefore }: Change,
  negotiation: Negotiation | undefined,
  fittedBefore: boolean,
): { kind: AlertKind; event: number } | null {
  const concerns = (each: Negotiation) => negotiation === undefined || negotiation === each;
  const own = events.filter((event) => concerns(event.negotiation));
  const arrival = own.find(({ kind }) => kind === 'back') ?? own.find(({ kind }) => kind === 'announced');
  const price = own.find(({ kind }) => kind === 'price');
  if (!availableBefore.some(concerns)) return arrival ? asArrival(arrival) : null;
  if (!fittedBefore) {
    if (price) return { kind: 'into_range', event: price.id };
    return arrival ? asArrival(arrival) : null;
  }
  const fell = own.find(hasFallen);
  return fell ? { kind: 'fell', event: fell.id } : null;
}

const asArrival = ({ id, kind }: OfferEvent): { kind: AlertKind; event: number } => ({
  kind: kind === 'back' ? 'back' : 'new',
  event: id,
});

const hasFallen = ({ kind, before, after, isComparable }: OfferEvent): boolean =>
  kind === 'price' && isComparable && before !== null && after !== null && after < before;

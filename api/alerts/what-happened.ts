import type { Negotiation } from '@domain/search/filters';

/** Why a home is told of: new; back on the market; its price came into the search's range; its price fell within it. */
export type AlertKind = 'new' | 'back' | 'into_range' | 'fell';

/** Why a favourite is told of: its price fell; it left the market. */
export type FavoriteKind = 'fell' | 'left';

/** What happened to one offer of a home; prices as visitors were shown them. */
export interface OfferEvent {
  id: number;
  kind: 'announced' | 'back' | 'price';
  negotiation: Negotiation;
  before: number | null;
  after: number | null;
  /** Whether both prices are of one currency. */
  isComparable: boolean;
}

/** A home that a search finds now, and what one change did to it. */
export interface Change {
  /** In their order. */
  events: readonly OfferEvent[];
  /** In which negotiations it was on offer before. */
  stood: readonly Negotiation[];
}

/**
 * What is told of a home to a search that finds it now; null: nothing that it asks for is news. Only what happened to an
 * offer in the search's own negotiation counts.
 * @param fittedBefore whether the search's price range held what the home cost before
 */
export function whatHappened(
  { events, stood }: Change,
  negotiation: Negotiation | undefined,
  fittedBefore: boolean,
): { kind: AlertKind; event: number } | null {
  const concerns = (each: Negotiation) => negotiation === undefined || negotiation === each;
  const own = events.filter((event) => concerns(event.negotiation));
  const arrival = own.find(({ kind }) => kind === 'back') ?? own.find(({ kind }) => kind === 'announced');
  const price = own.find(({ kind }) => kind === 'price');
  if (!stood.some(concerns)) return arrival ? asArrival(arrival) : null;
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

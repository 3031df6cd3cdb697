import type { PropertyEventKind } from '@api/catalogue/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { demoMadeAt } from './demo-made-at';
import { round, roundPrice } from './prices';
import { createRandom, type Random } from './random';

const dayMs = 86_400_000;

/** A current offer; only the first offer of a property gets a price history. */
interface Offer {
  negotiation: Negotiation;
  price: number | null;
  isShown: boolean;
}

export interface DemoProperty {
  id: number;
  reference: string;
  listedAt: Date;
  isOn: boolean;
  currency: Currency;
  offers: readonly Offer[];
}

interface PastEvent extends Offer {
  at: Date;
  kind: PropertyEventKind & ('announced' | 'price' | 'left' | 'back');
  /** Price before the event; `price` is the one after it. */
  before: number | null;
}

/** Events until `demoMadeAt` that lead to the current state. */
export interface PropertyPast {
  events: PastEvent[];
  /** Times of price reductions. */
  changes: Date[];
  /** Off the market; `to` is null if it still is. */
  away: { from: Date; to: Date | null } | null;
}

/** Deterministic; all events are before `demoMadeAt`. */
export function pastOf(property: DemoProperty): PropertyPast {
  const random = createRandom(`once upon a time ${property.reference}`);
  const days = (demoMadeAt - property.listedAt.getTime()) / dayMs;
  const at = (share: number) => new Date(property.listedAt.getTime() + Math.round(share * days) * dayMs);
  const offMarket = offMarketOf(property, days, at, random);
  const [main] = property.offers;
  const maxChanges = main?.price && main.isShown ? Math.min(3, Math.floor(days / 90)) : 0;
  const changes = Array.from({ length: maxChanges }, (_, index) =>
    at((index + 1) / (maxChanges + 1) + random.between(-0.07, 0.07)),
  ).filter(
    (moment) =>
      random.chance(0.85) && !(offMarket && moment >= offMarket.from && moment <= (offMarket.to ?? moment)),
  );
  const events = property.offers.flatMap((offer, index) =>
    eventsOf(property, offer, { changes: index === 0 ? changes : [], away: offMarket, random }),
  );
  return { events, changes, away: offMarket };
}

function offMarketOf(
  { isOn }: DemoProperty,
  days: number,
  at: (share: number) => Date,
  random: Random,
): PropertyPast['away'] {
  if (!isOn) return { from: at(random.between(0.6, 0.9)), to: null };
  if (days < 200 || !random.chance(0.15)) return null;
  const from = at(random.between(0.3, 0.6));
  return { from, to: new Date(from.getTime() + random.int(24, 49) * dayMs) };
}

function eventsOf(
  { listedAt }: DemoProperty,
  { negotiation, price, isShown }: Offer,
  { changes, away: offMarket, random }: Omit<PropertyPast, 'events'> & { random: Random },
): PastEvent[] {
  const offer = { negotiation, isShown };
  const prices: PastEvent[] = [];
  let after = price;
  for (const moment of [...changes].reverse()) {
    const before = earlierPrice(after!, negotiation, random);
    prices.unshift({ ...offer, at: moment, kind: 'price', before, price: after });
    after = before;
  }
  const priceAt = (moment: Date) => prices.findLast((each) => each.at <= moment)?.price ?? after;
  const events: PastEvent[] = [
    { ...offer, at: listedAt, kind: 'announced', before: null, price: after },
    ...prices,
  ];
  if (offMarket)
    events.push({ ...offer, at: offMarket.from, kind: 'left', before: priceAt(offMarket.from), price: null });
  if (offMarket?.to)
    events.push({ ...offer, at: offMarket.to, kind: 'back', before: null, price: priceAt(offMarket.to) });
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Always higher than `price`. */
function earlierPrice(price: number, negotiation: Negotiation, random: Random): number {
  const before = price * (1 + random.between(0.025, 0.065));
  return negotiation === 'rent' ? round(before, before < 20_000 ? 100 : 500) : roundPrice(before);
}

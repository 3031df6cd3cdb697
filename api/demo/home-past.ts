import type { PropertyEventKind } from '@api/db/schema-events';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import { demoMadeAt } from './demo-made-at';
import { round, roundPrice } from './prices';
import { createRandom, type Random } from './random';

const dayMs = 86_400_000;

/** What is asked for a home of the demo today; the first of a home's offers is the one whose price has a history. */
interface Offer {
  negotiation: Negotiation;
  price: number | null;
  isShown: boolean;
}

/** A home of the demo, as its past is made up from it. */
export interface DemoHome {
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
  /** The price that stood before; `price` stands after. */
  before: number | null;
}

/** What happened to a home until the demo was made, so that it ends with what it is today. */
export interface HomePast {
  events: PastEvent[];
  /** When its price came down. */
  changes: Date[];
  /** When it was not on offer; without an end: since then. */
  away: { from: Date; to: Date | null } | null;
}

/** The past of a home: always the same, and all of it before the demo was made. */
export function pastOf(home: DemoHome): HomePast {
  const random = createRandom(`once upon a time ${home.reference}`);
  const days = (demoMadeAt - home.listedAt.getTime()) / dayMs;
  const at = (share: number) => new Date(home.listedAt.getTime() + Math.round(share * days) * dayMs);
  const away = awayOf(home, days, at, random);
  const [main] = home.offers;
  const most = main?.price && main.isShown ? Math.min(3, Math.floor(days / 90)) : 0;
  const changes = Array.from({ length: most }, (_, index) =>
    at((index + 1) / (most + 1) + random.between(-0.07, 0.07)),
  ).filter(
    (moment) => random.chance(0.85) && !(away && moment >= away.from && moment <= (away.to ?? moment)),
  );
  const events = home.offers.flatMap((offer, index) =>
    eventsOf(home, offer, { changes: index === 0 ? changes : [], away, random }),
  );
  return { events, changes, away };
}

function awayOf(
  { isOn }: DemoHome,
  days: number,
  at: (share: number) => Date,
  random: Random,
): HomePast['away'] {
  if (!isOn) return { from: at(random.between(0.6, 0.9)), to: null };
  if (days < 200 || !random.chance(0.15)) return null;
  const from = at(random.between(0.3, 0.6));
  return { from, to: new Date(from.getTime() + random.int(24, 49) * dayMs) };
}

function eventsOf(
  { listedAt }: DemoHome,
  { negotiation, price, isShown }: Offer,
  { changes, away, random }: Omit<HomePast, 'events'> & { random: Random },
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
  if (away) events.push({ ...offer, at: away.from, kind: 'left', before: priceAt(away.from), price: null });
  if (away?.to) events.push({ ...offer, at: away.to, kind: 'back', before: null, price: priceAt(away.to) });
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** What was asked before: these owners come down. */
function earlierPrice(price: number, negotiation: Negotiation, random: Random): number {
  const before = price * (1 + random.between(0.025, 0.065));
  return negotiation === 'rent' ? round(before, before < 20_000 ? 100 : 500) : roundPrice(before);
}

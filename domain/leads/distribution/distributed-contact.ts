import type { PersonRef } from './distribution-rules';

/** What the rules look at. */
export interface DistributedContact {
  /** Who last talked with the same person, and when. */
  knownWith: { person: PersonRef; at: Date } | null;
  /** Of a broker's page or `?corretor=`. */
  chosen: PersonRef | null;
  property: {
    broker: PersonRef | null;
    /** Whole reais, of the property's own negotiation. */
    price: number | null;
    isRent: boolean | null;
    city: string;
    district: string;
    isLaunch: boolean;
  } | null;
  /** What the contact is about; null: as the property. */
  negotiation: 'buy' | 'rent' | null;
  /** `contactOrigins` */
  origin: string;
}

import type { Days, ReportPeriod } from '@domain/owner-report/period';
import type { Currency } from '@domain/taxonomy/currencies';
import type { BrokerProfile } from './broker';
import type { Photo } from './property';

/** What an offer costs, in whole units of `currency`; null: it is not offered so; `amount` null: nothing is told. */
export interface Offers {
  sale: { amount: number | null } | null;
  rent: { amount: number | null } | null;
  currency: Currency;
}

/** A property of who is signed in, as their list has it (spec 2 §2); null: not told. Moments are ISO. */
export interface OwnProduct extends Offers {
  id: number;
  isActive: boolean;
  photo: Photo | null;
  title: string;
  /** The path of its page, while it is on offer. */
  link: string | null;
  codigo: string | null;
  city: string | null;
  district: string | null;
  left: string | null;
  days: number | null;
  /** Of the last 30 days. */
  figures: { visits: number; leads: number; views: number } | null;
}

/** An automatic valuation; `value` null: there is none yet, or at all. */
export interface Valuation {
  isPending: boolean;
  value: number | null;
  range: { low: number; high: number } | null;
  at: string | null;
}

/** Section 'info' of a report (spec 2 §3). */
export interface ReportInfo extends Offers {
  id: number;
  photo: Photo | null;
  title: string;
  typology: string | null;
  link: string | null;
  address: Record<
    'street' | 'number' | 'district' | 'complement' | 'city' | 'state' | 'country' | 'zipcode',
    string | null
  >;
  condominium: number | null;
  iptu: number | null;
  iptuPeriod: string | null;
  /** null: the back end has no valuation. */
  avm: { sell: Valuation | null; rent: Valuation | null } | null;
  isExclusive: boolean;
  /** 'YYYY-MM-DD' */
  onlyYouUntil: string | null;
  codigo: string | null;
  /** null: not told. */
  isActive: boolean | null;
  days: number | null;
  left: string | null;
  created: string | null;
  updated: string | null;
}

/** Section 'details': lists in words that people read. */
export interface ReportDetails {
  title: string;
  description: string;
  area: number | null;
  dorms: number | null;
  suites: number | null;
  parking_lots: number | null;
  buildingType: string | null;
  condominiumDetails: string[];
  propertyDetails: string[];
}

/** Section 'broker'; null: the house looks after it. */
export type ReportBroker = Omit<BrokerProfile, 'squad'> | null;

/** Visits that were asked for on the site. */
export interface AskedVisits {
  in_person: number;
  virtual: number;
}

/** What some days brought; null: nothing was counted then. */
export interface PeriodFigures {
  visits: AskedVisits;
  /** People who got in touch. */
  leads: number;
  views: number | null;
  /** Cards seen in results. */
  search: number | null;
}

/** Section 'views' (spec 2 §3). What is optional only our own back end tells. */
export interface Views {
  hits: Record<'search_total' | 'views_total' | 'views_period' | 'hits_total', number>;
  leads: { total: number; new: number };
  visits: AskedVisits;
  portals: {
    name: string;
    views: number | null;
    contacts: number | null;
    from: string | null;
    to: string | null;
  }[];
  /** null: the back end did not say of which, so what it tells is a total, and nothing is compared. */
  period:
    | (Days & {
        periodo: ReportPeriod;
        now: PeriodFigures;
        before: (Days & { figures: PeriodFigures }) | null;
      })
    | null;
  counted_since?: string | null;
  /** Five or more; null: fewer. */
  favorites?: number | null;
  saved_searches?: number | null;
  days?: number | null;
  at?: string | null;
}

import type { PeriodRent } from '@domain/property/period-rent';
import type { Days, ReportPeriod } from '@domain/owner-report/period';
import type { Currency } from '@domain/taxonomy/currencies';
import type { BrokerProfile } from './broker';
import type { Photo } from './property';

/** Whole units of `currency`. null: not offered; `amount` null: unknown. */
export interface Offers {
  sale: { amount: number | null } | null;
  rent: { amount: number | null } | null;
  periodRent: PeriodRent | null;
  currency: Currency;
}

/** A property in its owner's list (spec 2 §2). null: unknown; dates are ISO 8601. */
export interface OwnProperty extends Offers {
  id: number;
  isActive: boolean;
  photo: Photo | null;
  title: string;
  link: string | null; // path of the page, while the property is available
  codigo: string | null;
  city: string | null;
  district: string | null;
  left: string | null;
  days: number | null;
  figures: { visits: number; leads: number; views: number } | null; // last 30 days
}

/** Automatic valuation; `value` null: pending, or not available. */
export interface Valuation {
  isPending: boolean;
  value: number | null;
  range: { low: number; high: number } | null;
  at: string | null;
}

/** Section 'info' (spec 2 §3). */
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
  avm: { sell: Valuation | null; rent: Valuation | null } | null;
  isExclusive: boolean;
  onlyYouUntil: string | null; // 'YYYY-MM-DD'
  codigo: string | null;
  isActive: boolean | null;
  days: number | null;
  left: string | null;
  created: string | null;
  updated: string | null;
}

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

/** null: no assigned broker. */
export type ReportBroker = Omit<BrokerProfile, 'squad'> | null;

export interface VisitRequests {
  in_person: number;
  virtual: number;
}

export interface PeriodFigures {
  visits: VisitRequests;
  leads: number;
  views: number | null;
  search: number | null; // cards shown in search results
}

/** Section 'views' (spec 2 §3). Only our own back end sends the optional fields. */
export interface Views {
  hits: Record<'search_total' | 'views_total' | 'views_period' | 'hits_total', number>;
  leads: { total: number; new: number };
  visits: VisitRequests;
  portals: {
    name: string;
    views: number | null;
    contacts: number | null;
    from: string | null;
    to: string | null;
  }[];
  /** null: figures are totals without comparison. */
  period:
    | (Days & {
        periodo: ReportPeriod;
        now: PeriodFigures;
        before: (Days & { figures: PeriodFigures }) | null;
      })
    | null;
  counted_since?: string | null;
  favorites?: number | null; // null: fewer than five
  saved_searches?: number | null;
  days?: number | null;
  at?: string | null;
}

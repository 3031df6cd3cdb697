import type { ColumnType } from 'kysely';
import type { DemandStep } from '@domain/owner-report/price-demand';
import type { Negotiation } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface PropertyOwnerTable {
  property_id: number;
  /** Lower case. */
  email: string;
  /** 'YYYY-MM-DD' when written. */
  only_you_until: ColumnType<Date | null, string | null | undefined, string | null>;
  since: ColumnType<Date, Date | undefined, Date>;
}

interface OwnerChoiceTable {
  property_id: number;
  member_id: number | null;
  at: Timestamp;
}

interface ReportedChangeTable {
  property_id: number;
  member_id: number | null;
  note: string;
  at: Timestamp;
}

interface OwnerInvitationTable {
  email_hash: string;
  invited_at: Timestamp;
  times: ColumnType<number, number | undefined, number>;
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface OwnerInvitationLinkTable {
  hash: string;
  email_hash: string;
  made_at: Timestamp;
}

interface PortalFigureTable {
  property_id: number;
  portal: string;
  day: ColumnType<Date, string, never>;
  views: number | null;
  contacts: number | null;
}

interface PriceDemandTable {
  property_id: number;
  negotiation: Negotiation;
  /** A Monday, 'YYYY-MM-DD' when written. */
  week: ColumnType<Date, string, string>;
  currency: Currency;
  steps: ColumnType<DemandStep[], string, string>;
  seekers: number;
}

interface OwnerEmailTable {
  account_id: number;
  week: ColumnType<Date, string, never>;
  made_at: Timestamp;
}

interface OwnerEmailOptOutTable {
  account_id: number;
  since: Timestamp;
}

interface OwnerEmailLinkTable {
  hash: string;
  account_id: number;
  made_at: Timestamp;
}

interface DemoContactTable {
  property_id: number;
  day: ColumnType<Date, string, never>;
  number: number;
  mode: 'in_person' | 'virtual' | null;
}

interface DemoDemandTable {
  property_id: number;
  negotiation: Negotiation;
  highest: ColumnType<number[], string, never>;
  keepers: number;
}

/** Migrations 0022 to 0026, 0028 and 0073 document the columns. */
export interface OwnerTables {
  property_owner: PropertyOwnerTable;
  owner_choice: OwnerChoiceTable;
  listed_owner: PropertyOwnerTable;
  reported_change: ReportedChangeTable;
  owner_invitation: OwnerInvitationTable;
  owner_invitation_link: OwnerInvitationLinkTable;
  portal_figure: PortalFigureTable;
  demand_mirror: PriceDemandTable;
  owner_letter: OwnerEmailTable;
  owner_letter_off: OwnerEmailOptOutTable;
  owner_letter_link: OwnerEmailLinkTable;
  demo_contact: DemoContactTable;
  demo_demand: DemoDemandTable;
}

import type { ColumnType, Generated, Selectable } from 'kysely';
import type { LeadKind } from '@contract/leads';
import type { Suspicion } from '@domain/suspicion';

/** jsonb: read as what it holds, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** What visitors send through forms; `details` and `campaign` hold the contract's own names. */
interface LeadTable {
  id: Generated<number>;
  idempotency_key: string;
  protocol: string;
  kind: LeadKind;
  name: string;
  email: string;
  whatsapp: string | null;
  cpf: string | null;
  message: string | null;
  product_id: number | null;
  broker: string | null;
  details: Json<object>;
  campaign: Json<object>;
  /** null: not told. */
  request_id: string | null;
  consent_version: string;
  /** null: not told. */
  consent_at: Timestamp | null;
  suspicion: Suspicion | null;
  /** When a second step made it complete; null: none did. */
  completed_at: Timestamp | null;
  created_at: Date;
}

export type LeadPlace = 'house' | 'broker' | 'webhook' | 'mautic';
/** 'unclear': it was sent as often as may be, and no answer has told whether it was taken. */
export type DeliveryState = 'queued' | 'waiting' | 'sent' | 'refused' | 'unclear';

/** What became of a delivery, and when (ISO); the same again and again is told once, with how often and when last. */
export interface DeliveryEvent {
  state: DeliveryState;
  at: string;
  reason?: string;
  /** What a form has said of a field, by its alias; '': of none. */
  errors?: Readonly<Record<string, string>>;
  times?: number;
}

interface LeadDeliveryTable {
  id: Generated<number>;
  lead_id: number;
  place: LeadPlace;
  /** Of a letter; else ''. */
  address: string;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  history: Json<DeliveryEvent[]>;
  created_at: ColumnType<Date, undefined, never>;
}

/** The tables of leads (migrations 0002, 0009 and 0031 say what each column is for). */
export interface LeadTables {
  lead: LeadTable;
  lead_delivery: LeadDeliveryTable;
}

export type StoredLead = Selectable<LeadTable>;
export type LeadDelivery = Selectable<LeadDeliveryTable>;

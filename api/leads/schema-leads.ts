import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Defaulted } from '@api/platform/db/columns';
import type { AnswerChannel } from '@domain/leads/answer-channel';
import type { ContactChannel, ContactState } from '@domain/leads/contact-state';
import type { RuleName } from '@domain/leads/distribution/decide';
import type { OfferOutcome } from '@domain/leads/distribution/offer-outcome';
import type { StoredLeadKind } from '@domain/leads/lead-kinds';
import type { Portal } from '@domain/leads/portals';
import type { Suspicion } from '@domain/leads/suspicion';

/** jsonb: parsed when read, JSON text when written. */
type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as '2026-11-29'; read it by `to_char`: a Date has the server's time zone. */
type Day = ColumnType<Date | null, string | null | undefined, string | null>;

/** `details` and `campaign` use the contract's field names. */
interface LeadTable {
  id: Generated<number>;
  idempotency_key: string;
  protocol: string;
  kind: StoredLeadKind;
  name: string;
  email: string;
  whatsapp: string | null;
  cpf: string | null;
  message: string | null;
  product_id: number | null;
  broker: string | null;
  details: Json<object>;
  campaign: Json<object>;
  request_id: string | null;
  consent_version: string;
  consent_at: Timestamp | null;
  suspicion: Suspicion | null;
  /** Time of the second step; null: none came. */
  completed_at: Timestamp | null;
  created_at: Date;
  state: Defaulted<ContactState>;
  /** Of 'perdido'. */
  state_reason: Defaulted<string | null>;
  /** Of 'sem-interesse'. */
  remind_on: Day;
  /** Who answers: a broker, a member, or nobody yet. */
  broker_id: Defaulted<number | null>;
  member_id: Defaulted<number | null>;
  taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  next_step: Defaulted<string | null>;
  next_on: Day;
  /** Of a contact that a member wrote down, with its channel. */
  noted_by: Defaulted<number | null>;
  channel: Defaulted<ContactChannel | null>;
  /** Older than the admin: waits for nobody (migration 0055). */
  came_before: Generated<boolean>;
  /** Of a contact that a portal sent (migration 0057). */
  portal: Defaulted<Portal | null>;
  portal_contact: Defaulted<string | null>;
  portal_listing: Defaulted<string | null>;
  /** Promise to the person; null: the contact came without distribution (migration 0058). */
  reply_due_at: Moment;
  /** First answer. */
  answered_at: Moment;
  answer_channel: Defaulted<AnswerChannel | null>;
  /** Somebody says so; false: the link of the admin was opened. */
  answer_informed: Defaulted<boolean | null>;
  /** 'ninguém falou comigo'; an answer clears it. */
  complained_at: Moment;
  /** Day of the next step that a letter has named. */
  reminded_on: Day;
}

/** Asks one person to take a contact. Migration 0058. */
interface LeadOfferTable {
  id: Generated<number>;
  lead_id: number;
  broker_id: Defaulted<number | null>;
  member_id: Defaulted<number | null>;
  rule: RuleName;
  group_id: Defaulted<number | null>;
  at: Timestamp;
  /** null: the last resort has no time. */
  due_at: Timestamp | null;
  ended_at: Moment;
  /** moved: another got the contact, or it was closed. resort: given to the last resort. */
  outcome: Defaulted<OfferOutcome | null>;
}

/** Links of letters. With an offer: to take it. Without: 'ninguém falou comigo'. */
interface LeadLinkTable {
  hash: string;
  lead_id: number;
  offer_id: number | null;
  made_at: Timestamp;
}

/** One row once somebody saved the rules. */
interface DistributionTable {
  only_row: Defaulted<boolean>;
  known: boolean;
  known_days: number;
  page: boolean;
  property: boolean;
  last_broker_id: Defaulted<number | null>;
  last_member_id: Defaulted<number | null>;
}

interface LeadNoteTable {
  id: Generated<number>;
  lead_id: number;
  member_id: number | null;
  at: Timestamp;
  text: string;
}

export type LeadDestination = 'house' | 'broker' | 'webhook' | 'mautic';
/** 'unclear': no attempt had a clear answer. */
export type DeliveryState = 'queued' | 'waiting' | 'sent' | 'refused' | 'unclear';

/** `at` (ISO) is the last time of `times` equal events. */
export interface DeliveryEvent {
  state: DeliveryState;
  at: string;
  reason?: string;
  /** By form field alias; '': without a field. */
  errors?: Readonly<Record<string, string>>;
  times?: number;
}

interface LeadDeliveryTable {
  id: Generated<number>;
  lead_id: number;
  place: LeadDestination;
  /** E-mail address; '' for the webhook and for Mautic. */
  address: string;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  history: Json<DeliveryEvent[]>;
  created_at: ColumnType<Date, undefined, never>;
}

/** Migrations 0002, 0009, 0031, 0049, 0057 and 0058 document the columns. */
export interface LeadTables {
  distribution: DistributionTable;
  lead: LeadTable;
  lead_link: LeadLinkTable;
  lead_offer: LeadOfferTable;
  lead_delivery: LeadDeliveryTable;
  lead_note: LeadNoteTable;
}

export type StoredLead = Selectable<LeadTable>;
export type StoredOffer = Selectable<LeadOfferTable>;
export type LeadDelivery = Selectable<LeadDeliveryTable>;

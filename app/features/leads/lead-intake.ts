import type { LeadAnswer, LeadInput } from '@contract/leads';
import type { LeadOrigin } from '@domain/leads/lead-origin';

/** `isWaiting`: stored, but not yet in the back end, which answered with an error (`hasError`) or not at all. */
export type LeadReceipt = LeadAnswer & { isWaiting?: true; hasError?: true };

/** Accepts leads; an accepted lead is never lost (docs/decisions/0019-leads.md). */
export interface LeadIntake {
  /** Resolves once the back end or the outbox has stored the lead. @throws LeadNotStored */
  accept(lead: LeadInput, how: IntakeOptions): Promise<LeadReceipt>;
}
export interface IntakeOptions {
  from: LeadOrigin;
  /** Send with the visitor's session. Retries are anonymous, because the outbox stores no secrets. */
  send?: SendLead;
}

export type SendLead = (lead: LeadInput, options: { timeoutMs: number }) => Promise<LeadAnswer>;

/** Neither the back end nor the outbox could store the lead. */
export class LeadNotStored extends Error {
  override name = 'LeadNotStored';
}

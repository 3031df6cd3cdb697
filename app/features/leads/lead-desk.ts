import type { LeadAnswer, LeadInput } from '@contract/leads';
import type { LeadOrigin } from '@domain/lead-origin';

/** That a lead is kept; `isWaiting`: not by the back end yet. */
export type LeadReceipt = LeadAnswer & { isWaiting?: true };

/** Where leads are handed in: nothing that it has taken is lost (docs/decisions/0019-leads.md). */
export interface LeadDesk {
  /**
   * Resolves once the lead is kept: by the back end, which may tell its protocol, or for it; and for the marketing form,
   * where it goes there too.
   * @throws LeadNotKept
   */
  accept(lead: LeadInput, how: LeadHandIn): Promise<LeadReceipt>;
}
export interface LeadHandIn {
  from: LeadOrigin;
  /** The way of who is signed in; where it fails, and later, the lead is nobody's: what waits holds no secret. */
  send?: SendLead;
}

/** Hands a lead to the back end. */
export type SendLead = (lead: LeadInput, patience: { timeoutMs: number }) => Promise<LeadAnswer>;

/** Neither the back end nor the website could keep a lead. */
export class LeadNotKept extends Error {
  override name = 'LeadNotKept';
}

import type { campaign } from '@contract/campaign';
import type { Portal, PortalDetails } from '@domain/leads/portals';
import type { z } from 'zod';
import type { PortalPerson } from './person';

/** What a portal sent, in our words. */
export interface PortalContact extends Omit<PortalPerson, 'asSent'> {
  portal: Portal;
  /** The portal's id of the contact; null: none that can be used, so equal bodies are one contact. */
  id: string | null;
  /** Of a further message in the same contact of the portal. */
  messageId: string | null;
  kind: 'lead' | 'phone-shown';
  message: string | null;
  /** Codes by which the brokerage may know the listing, the likeliest first. */
  codes: readonly string[];
  /** null: unknown. */
  sentAt: Date | null;
  details: PortalDetails;
  campaign: Partial<z.output<typeof campaign>>;
}

/** `refused`: [field, message] for the portal's support. `ignored`: an event about no person. */
export type PortalReading =
  | { contact: PortalContact }
  | { refused: readonly [field: string, message: string] }
  | { ignored: true };

const negotiations: Readonly<Record<string, string>> = { sell: 'Compra', sale: 'Compra', rent: 'Aluguel' };

/** @param text 'SELL', 'RENT' */
export function negotiationOf(text: string | null): string | undefined {
  if (text === null) return undefined;
  const word = text.toLowerCase();
  return Object.hasOwn(negotiations, word) ? negotiations[word] : text;
}

import type { LeadExtension } from '@api/leads/lead-extension';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { queueMail } from '@api/platform/email/queue-mail';
import type { Write } from '@api/platform/db/transaction';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import { type MovedEmails, movedEmail } from './moved-email';
import { offerEmail } from './offer-email';
import { complaintEmail, resortEmail } from './owner-email';
import { type StepsOfDay, stepsEmail } from './steps-email';
import { peopleWhoAnswer } from './queries/people';
import type { DistributionDatabase } from './schema';

interface DistributionEmails extends MovedEmails {
  'contact-offer': { offer: number };
  'contact-resort': { lead: number; person: PersonRef };
  /** 'Ninguém falou comigo': to who has the contact, and to the last resort. */
  'contact-complaint': { lead: number; person: PersonRef };
  'contact-steps': StepsOfDay;
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends DistributionEmails {}
}

const addressOf = async (write: Write<DistributionDatabase>, person: PersonRef) =>
  (await peopleWhoAnswer(write)).find(({ ref }) => ref === person)?.address ?? null;

export async function queueOfferEmail(
  write: Write<DistributionDatabase>,
  { offer, person }: { offer: number; person: PersonRef },
): Promise<void> {
  const email = await addressOf(write, person);
  if (email) await queueMail(write, 'contact-offer', { email }, { offer });
}

export async function queueResortEmail(
  write: Write<DistributionDatabase>,
  { lead, person }: { lead: number; person: PersonRef },
): Promise<void> {
  const email = await addressOf(write, person);
  if (email) await queueMail(write, 'contact-resort', { email }, { lead, person });
}

/** Two people of one address get one. */
export async function queueComplaintEmails(
  write: Write<DistributionDatabase>,
  { lead, people }: { lead: number; people: readonly PersonRef[] },
): Promise<void> {
  const written = new Set<string>();
  for (const person of people) {
    const email = await addressOf(write, person);
    if (!email || written.has(email)) continue;
    written.add(email);
    await queueMail(write, 'contact-complaint', { email }, { lead, person });
  }
}

export const distributionEmails = ({
  announceOf,
}: Pick<LeadExtension, 'announceOf'>): EmailRenderers<DistributionDatabase, keyof DistributionEmails> => ({
  'contact-offer': {
    render: ({ db, house: brokerage }, _recipient, { offer }) =>
      offerEmail(db, offer, { brokerage, announceOf }),
  },
  'contacts-moved': movedEmail,
  'contact-resort': {
    render: ({ db, house: brokerage }, _recipient, details) =>
      resortEmail(db, details, { brokerage, announceOf }),
  },
  'contact-complaint': {
    render: ({ db, house: brokerage }, _recipient, details) =>
      complaintEmail(db, details, { brokerage, announceOf }),
  },
  'contact-steps': {
    render: ({ db, house: brokerage }, recipient, details) =>
      stepsEmail(db, details, { recipient, brokerage }),
  },
});

import type { Email } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import type { EmailContext } from '@api/platform/email/email-renderer';
import { isDistributed } from './distribution';
import { createLeadLink } from './lead-links';
import type { LeadsDatabase } from './schema';

const label = 'Ninguém falou comigo';

/** Adds to a receipt the link of a person whom nobody answered, where contacts are distributed. */
export async function withNoAnswerLink(
  { db, house: { siteUrl } }: EmailContext<LeadsDatabase>,
  lead: number,
  email: Email,
): Promise<Email> {
  if (!(await isDistributed(db))) return email;
  const url = await createLeadLink(db, { lead, offer: null }, { page: emailPages.noAnswer, siteUrl });
  return {
    ...email,
    notes: [...email.notes, `Se a resposta demorar, abra “${label}”, no fim desta carta: avisamos a equipe.`],
    footLinks: [...(email.footLinks ?? []), { label, url }],
  };
}

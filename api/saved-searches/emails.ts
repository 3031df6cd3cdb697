import type { SavedSearchesDatabase } from './schema';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { clock } from '@domain/kernel/clock';
import { alertEmail } from './alerts/alert-email';

interface SavedSearchEmails {
  alert: { letter: number };
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends SavedSearchEmails {}
}

export const savedSearchEmails: EmailRenderers<SavedSearchesDatabase, keyof SavedSearchEmails> = {
  alert: { render: (context, _, { letter: emailId }) => alertEmail(context, emailId, clock.now()) },
};

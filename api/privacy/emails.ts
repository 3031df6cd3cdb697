import type { PrivacyDatabase } from './schema';
import { accountDeletedEmail, deletionRequestedEmail } from '@api/accounts/email-texts';
import { accountByEmail } from '@api/accounts/queries/accounts';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { privacyUrl } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';

interface PrivacyEmails {
  'deletion-asked': { until: string };
  /** The account no longer exists, so the name is stored. */
  'account-deleted': { name: string };
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends PrivacyEmails {}
}

export const privacyEmails: EmailRenderers<PrivacyDatabase, keyof PrivacyEmails> = {
  'deletion-asked': {
    async render({ db, house: brokerage }, recipient, details) {
      const account = await accountByEmail(db, recipient);
      if (!account?.deletion_at) return null;
      const url = new URL(emailPages.profile, brokerage.siteUrl).href;
      return deletionRequestedEmail({ ...details, house: brokerage, name: account.name, url });
    },
  },
  'account-deleted': {
    async render({ house: brokerage }, _, { name }) {
      return accountDeletedEmail({ name, url: privacyUrl(brokerage) });
    },
  },
};

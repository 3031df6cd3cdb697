import type { OwnersDatabase } from './schema';
import { accountByEmail } from '@api/accounts/queries/accounts';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { ownerInvitationEmail } from './invitation-email';
import { ownerEmail } from './report/emails/owner-email';

interface OwnerEmails {
  'owner-invitation': Record<string, never>;
  /** `week` is the Monday after the reported week ('YYYY-MM-DD'). */
  'owner-week': { account: number; week: string };
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends OwnerEmails {}
}

export const ownerEmails: EmailRenderers<OwnersDatabase, keyof OwnerEmails> = {
  'owner-invitation': {
    render: async (context, recipient) =>
      (await accountByEmail(context.db, recipient)) ? null : ownerInvitationEmail(context, recipient),
  },
  'owner-week': { render: (context, _, { account, week }) => ownerEmail(context, account, week) },
};

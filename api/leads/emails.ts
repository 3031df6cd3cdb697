import type { LeadsDatabase } from './schema';
import { registerUrl } from '@api/accounts/emails';
import { accountByEmail } from '@api/accounts/queries/accounts';
import type { Lead } from '@contract/leads';
import type { EmailRenderers } from '@api/platform/email/email-renderer';
import { isSubscription, type SubscriptionEnd } from '@domain/leads/subscription';
import { noteDelivery } from './deliveries';
import type { LeadExtension } from './lead-extension';
import { leadFacts } from './lead-facts';
import { isEmailDestination, leadEmail } from './lead-emails';
import { withNoAnswerLink } from './no-answer-link';
import { receiptEmail } from './receipt-email';
import { confirmationEmail, subscriptionEndEmail } from './subscriptions/emails';

interface LeadEmails {
  lead: { delivery: number };
  'lead-received': { lead: number };
  subscription: Record<string, never>;
  /** For a subscription from before confirmations existed. */
  'subscription-of-before': Record<string, never>;
  /** To the brokerage: a person unsubscribed or was erased. */
  'subscription-ended': SubscriptionEnd;
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends LeadEmails {}
}

export const leadEmails = ({
  announceOf,
  receipt,
}: Pick<LeadExtension, 'announceOf' | 'receipt'>): EmailRenderers<LeadsDatabase, keyof LeadEmails> => ({
  lead: {
    ended: noteDelivery,
    async render({ db, house: brokerage }, _, { delivery }) {
      const row = await db
        .selectFrom('lead_delivery')
        .select(['lead_id', 'place'])
        .where('id', '=', delivery)
        .executeTakeFirst();
      const facts =
        row && (await leadFacts(db, row.lead_id, { siteUrl: brokerage.siteUrl, announceOf, reader: 'team' }));
      return facts && isEmailDestination(row.place) ? leadEmail(facts, row.place, brokerage) : null;
    },
  },
  'lead-received': {
    async render(context, recipient, { lead }) {
      const { db, house: brokerage } = context;
      const own = await receipt(context, lead);
      if (own) return withNoAnswerLink(context, lead, own);
      const facts = await leadFacts(db, lead, { siteUrl: brokerage.siteUrl, announceOf });
      if (!facts) return null;
      const { created_new_user: isNew } = facts.lead.details as Partial<Lead>;
      const hasAccount = (await accountByEmail(db, recipient)) !== undefined;
      const register = isNew && !hasAccount ? registerUrl(brokerage, recipient) : null;
      const email = receiptEmail(facts, { brokerage, register });
      return isSubscription(facts.lead.kind) ? email : withNoAnswerLink(context, lead, email);
    },
  },
  subscription: {
    isVoidedByNewer: true,
    render: (context, recipient) => confirmationEmail(context, recipient),
  },
  'subscription-of-before': {
    render: (context, recipient) => confirmationEmail(context, recipient, { ofBefore: true }),
  },
  'subscription-ended': {
    async render({ house: brokerage }, _recipient, end) {
      return subscriptionEndEmail(end, brokerage);
    },
  },
});

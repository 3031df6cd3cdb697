import type { Kysely } from 'kysely';
import type { AccountsDatabase } from './schema';
import type { EmailContext, EmailDetails, EmailRenderers } from '@api/platform/email/email-renderer';
import type { EmailBrokerage } from '@api/platform/email/email';
import { emailPages } from '@api/platform/email/email-pages';
import type { SocialProvider } from '@domain/people/providers';
import {
  identityLinkedEmail,
  invitationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './email-texts';
import { createToken, type TokenPurpose } from './one-time-tokens';
import { accountByEmail } from './queries/accounts';
import type { Account } from './schema-accounts';

interface AccountEmails {
  verification: Record<string, never>;
  /** Not sent if the address has no account. */
  'password-reset': { askedAt: string; device: string; place: string | null };
  'password-changed': { at: string; device: string };
  'identity-linked': { provider: SocialProvider; at: string; device: string };
  invitation: { name: string | null };
}
declare module '@api/platform/email/email-renderer' {
  interface EmailDetails extends AccountEmails {}
}

export const accountEmails: EmailRenderers<AccountsDatabase, keyof AccountEmails> = {
  verification: {
    isVoidedByNewer: true,
    async render(context, recipient) {
      const account = await accountByEmail(context.db, recipient);
      if (!account || account.verified_at) return null;
      return verificationEmail({ name: account.name, url: await linkFor(context, account, 'verify') });
    },
  },
  'password-reset': {
    isVoidedByNewer: true,
    async render(context, recipient, details) {
      const account = await accountByEmail(context.db, recipient);
      if (!account) return null;
      await auditRequest(context.db, account, details);
      return passwordResetEmail({ ...details, url: await linkFor(context, account, 'reset') });
    },
  },
  'password-changed': {
    async render({ house: brokerage }, _, details) {
      return passwordChangedEmail({
        ...details,
        house: brokerage,
        url: page(brokerage, emailPages.forgotPassword).href,
      });
    },
  },
  'identity-linked': {
    async render({ house: brokerage }, _, details) {
      return identityLinkedEmail({
        ...details,
        house: brokerage,
        url: page(brokerage, emailPages.profile).href,
      });
    },
  },
  invitation: {
    async render({ db, house: brokerage }, recipient, { name }) {
      if (await accountByEmail(db, recipient)) return null;
      return invitationEmail({ name, url: registerUrl(brokerage, recipient, name) });
    },
  },
};

/** Only here is the e-mail's account looked up. Retries write one event. */
async function auditRequest(
  db: Kysely<AccountsDatabase>,
  { id }: Account,
  { askedAt: requestedAt, device, place }: EmailDetails['password-reset'],
): Promise<void> {
  const event = { account_id: id, at: new Date(requestedAt), kind: 'password-reset-asked' } as const;
  const known = db
    .selectFrom('audit_event')
    .select('id')
    .where((row) => row.and(event));
  if (await known.executeTakeFirst()) return;
  await db
    .insertInto('audit_event')
    .values({ ...event, device, place })
    .execute();
}

/** The page where a person finishes registering. */
export function registerUrl(brokerage: EmailBrokerage, email: string, name?: string | null): string {
  const url = page(brokerage, emailPages.register);
  url.searchParams.set('email', email);
  if (name) url.searchParams.set('nome', name);
  return url.href;
}

const page = ({ siteUrl }: EmailBrokerage, path: string) => new URL(path, siteUrl);

async function linkFor(
  { db, house: brokerage }: EmailContext<AccountsDatabase>,
  { id }: Account,
  purpose: TokenPurpose,
): Promise<string> {
  const url = page(brokerage, emailPages[purpose]);
  url.searchParams.set('token', await createToken(db, id, purpose));
  return url.href;
}

import { sql } from 'kysely';

/** Whether an account's owner gets the newsletter, or has asked for it; of an unproven e-mail, what was said signed in alone. */
export const wantsNewsletter = sql<boolean>`exists (
  select from subscription s where s.email = account.email and s.kind = 'newsletter' and s.state <> 'left'
    and (s.own or account.verified_at is not null))`;

import { sql } from 'kysely';

/** SQL: subscribed or requested. For an unverified e-mail, only requests from its own account count. */
export const wantsNewsletter = sql<boolean>`exists (
  select from subscription s where s.email = account.email and s.kind = 'newsletter' and s.state <> 'left'
    and (s.own or account.verified_at is not null))`;

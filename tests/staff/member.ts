import { Secret, TOTP } from 'otpauth';
import type { Kysely } from 'kysely';
import { createPasswords } from '@api/accounts/passwords';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import type { Role } from '@domain/staff/roles';

export const password = 'Jangada#1962';

/** A password is right at any cost: this one takes no time to check. */
const quick = { ln: 8, r: 8, p: 1 };

/** A member with a password, as an accepted invitation leaves it. */
export async function addMember(
  db: Kysely<Database>,
  role: Role,
  email = `${role}@casa.com.br`,
  cost: Parameters<typeof createPasswords>[0] = quick,
) {
  const hash = await createPasswords(cost).hash(password, { ip: null });
  const now = clock.now();
  const { id } = await db
    .insertInto('staff_member')
    .values({ email, name: `Pessoa de ${role}`, role, password: hash, joined_at: now, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email, role };
}

/** What an authenticator app shows. @param periods later than now */
export const codeOf = (totp: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(totp) }).generate({ timestamp: clock.nowMs() + periods * 30_000 });

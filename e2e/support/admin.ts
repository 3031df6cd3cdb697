import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '../../api/database';
import { hashOf, newSecret } from '../../api/platform/http/secrets';
import { adminCookie, adminMaxAge } from '../../app/features/admin/session/admin-session.server';
import type { Role } from '../../domain/staff/roles';
import { createSeals } from '../../server/http/seals';
import { addMember } from '../../tests/staff/member';

/** A member with a second factor, signed in in this browser; how members come to that is told in mesa.spec.ts. */
export async function signedInMember(
  { database, context, baseURL }: { database: Kysely<Database>; context: BrowserContext; baseURL?: string },
  role: Role,
  dataDir = process.env.E2E_DATA_DIR!,
) {
  const member = await addMember(database, role, `mesa-${randomUUID().slice(0, 13)}@exemplo.com.br`);
  const [token, now] = [newSecret(), new Date()];
  await database
    .insertInto('staff_totp')
    .values({ member_id: member.id, secret: 'sealed', pending: null })
    .execute();
  await database
    .insertInto('staff_session')
    .values({
      ...{ hash: hashOf(token), member_id: member.id, device: 'e2e', place: null },
      ...{ created_at: now, last_used_at: now, factor_at: now, step_up_at: now },
    })
    .execute();
  const secret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim();
  const data = { token, id: randomUUID(), begun: now.getTime() };
  const sealed = createSeals([secret], false).cookie(adminCookie, data, adminMaxAge, 'Strict');
  const value = sealed.slice(adminCookie.length + 1, sealed.indexOf(';'));
  await context.addCookies([{ name: adminCookie, value, url: baseURL!, httpOnly: true, sameSite: 'Strict' }]);
  return member;
}

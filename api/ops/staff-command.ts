import { sqlNow } from '@api/platform/db/sql-now';
import { type Kysely, sql } from 'kysely';
import type { Command, CommandLine } from './command-line';
import type { Database } from '@api/database';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { counted } from '@domain/kernel/counts';
import { memberByEmail } from '@api/staff/queries/members';
import { email } from '@domain/validation/email';

const usage = "staff pede 'list', 'add E-MAIL' ou 'remove E-MAIL'";

/** `staff`: the brokerage's people, who are excluded from owners' figures. */
export function addStaff({ add, runs }: CommandLine<Command>): void {
  const staff = add('staff', usage);
  add('list', usage, staff).action(() =>
    runs(async (db) => {
      const people = await db.selectFrom('staff_member').select('email').orderBy('email').execute();
      console.log(people.length === 0 ? 'ninguém' : people.map((each) => each.email).join('\n'));
      return exitCodes.done;
    }),
  );
  for (const what of ['add', 'remove'] as const)
    add(what, usage, staff)
      .argument('<email>')
      .action((address: string) => {
        const person = email.safeParse(address);
        if (!person.success) throw new UsageError(usage);
        runs((db) => change(db, what, person.data.toLowerCase()));
      });
}

async function change(db: Kysely<Database>, what: 'add' | 'remove', address: string): Promise<ExitCode> {
  if (what === 'add')
    await db
      .insertInto('staff_member')
      .values({ email: address, added_at: sqlNow() })
      .onConflict((both) => both.doNothing())
      .execute();
  else {
    const { numDeletedRows } = await db
      .deleteFrom('staff_member')
      .where('email', '=', address)
      .where('role', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n && (await memberByEmail(db, address))) {
      console.error(
        `RECUSADO, nada foi mudado: ${address} entra na Mesa (npm run staff -- remove ${address})`,
      );
      return exitCodes.refused;
    }
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_member`.execute(db);
  console.log(`pronto: ${counted(rows[0]!.count, 'pessoa da casa', 'pessoas da casa')}`);
  return exitCodes.done;
}

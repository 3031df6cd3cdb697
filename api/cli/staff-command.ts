import { parseArgs } from 'node:util';
import { sqlNow } from '@api/db/sql-now';
import { sql } from 'kysely';
import type { Command } from '@api/cli/command-line';
import { exitCodes, UsageError } from '@api/cli/exit-codes';
import { counted } from '@domain/counts';
import { email } from '@domain/validation/email';

const usage = "staff pede 'list', 'add E-MAIL' ou 'remove E-MAIL'";

/** What `staff` is asked: who works for the house, whose views, searches and contacts no owner is told of. */
export function staffCommand(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [what, address, ...more] = positionals;
  if (more.length > 0) throw new UsageError(usage);
  if (what === 'list' && address === undefined)
    return async (db) => {
      const people = await db.selectFrom('staff_member').select('email').orderBy('email').execute();
      console.log(people.length === 0 ? 'ninguém' : people.map((each) => each.email).join('\n'));
      return exitCodes.done;
    };
  const person = email.safeParse(address);
  if ((what !== 'add' && what !== 'remove') || !person.success) throw new UsageError(usage);
  const member = { email: person.data.toLowerCase() };
  return async (db) => {
    if (what === 'add')
      await db
        .insertInto('staff_member')
        .values({ ...member, added_at: sqlNow() })
        .onConflict((both) => both.doNothing())
        .execute();
    else await db.deleteFrom('staff_member').where('email', '=', member.email).execute();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_member`.execute(
      db,
    );
    console.log(`pronto: ${counted(rows[0]!.count, 'pessoa da casa', 'pessoas da casa')}`);
    return exitCodes.done;
  };
}

import { parseArgs } from 'node:util';
import type { Command } from '@api/cli/command-line';
import { exitCodes, UsageError } from '@api/cli/exit-codes';
import { stopInvitations } from '@api/owners/invited';
import { email as emailSchema } from '@domain/validation/email';

/** What `invitations` is asked: that an owner is not written to again, who has said so. */
export function invitationsCommand(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [what, text, ...more] = positionals;
  if (what !== 'stop' || text === undefined || more.length > 0)
    throw new UsageError("invitations pede 'stop E-MAIL'");
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new UsageError(`'${text}' não é um e-mail`);
  return async (db) => {
    await stopInvitations(db, email.data.toLowerCase());
    console.log('nenhum convite vai mais a este e-mail; os vínculos ficam como estão');
    return exitCodes.done;
  };
}

import type { Command, CommandLine } from './command-line';
import { exitCodes, UsageError } from './exit-codes';
import { stopInvitations } from '@api/owners/invited';
import { email as emailSchema } from '@domain/validation/email';

const usage = "invitations pede 'stop E-MAIL'";

/** `invitations stop`: for an owner who wants no more e-mail. */
export function addInvitations({ add, runs }: CommandLine<Command>): void {
  const invitations = add('invitations', usage);
  add('stop', usage, invitations)
    .argument('<email>')
    .action((text: string) => {
      const email = emailSchema.safeParse(text);
      if (!email.success) throw new UsageError(`'${text}' não é um e-mail`);
      runs(async (db) => {
        await stopInvitations(db, email.data.toLowerCase());
        console.log('nenhum convite vai mais a este e-mail; os vínculos ficam como estão');
        return exitCodes.done;
      });
    });
}

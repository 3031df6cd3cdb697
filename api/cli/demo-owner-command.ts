import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Command } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { table } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { type DemoOwner, makeDemoOwner, NoDemoOwner, ownersHomes } from '@api/demo/make-owner';
import { formatNumber } from '@domain/money';
import { email } from '@domain/validation/email';

/** What `demo-owner` is asked: that a newcomer sees the report of an owner, of homes of the demo. */
export function demoOwnerCommand(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new UsageError('demo-owner pede um e-mail');
  const person = email.safeParse(address);
  if (!person.success) throw new UsageError(`'${address}' não é um e-mail`);
  return (db, { mail }) => run(db, person.data.toLowerCase(), mail.server !== null);
}

async function run(db: Kysely<Database>, person: string, hasMailServer: boolean): Promise<ExitCode> {
  try {
    console.log(ownerText(await makeDemoOwner(db, person), hasMailServer));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof NoDemoOwner)) throw error;
    console.error(`RECUSADO, nada foi mudado: ${error.message}`);
    return exitCodes.refused;
  }
}

function ownerText(
  { linked, homes, written, account, isInvited }: DemoOwner,
  hasMailServer: boolean,
): string {
  const isNew = linked + written.events + written.views > 0;
  const letters = hasMailServer ? 'chega pelo correio eletrônico' : 'fica em DATA_DIR/emails';
  const how: Record<DemoOwner['account'], string> = {
    proven: 'A conta deste e-mail vê tudo desde já',
    unproven: `A conta deste e-mail vê tudo assim que for validada: a carta que a valida ${letters}`,
    none: `Cadastre-se com este e-mail em /area-do-cliente/login e valide a conta: a carta ${letters}${isInvited ? '; um convite está na fila das cartas' : ''}`,
  };
  return `${table([
    ['imóveis do proprietário', ownersHomes.length, ownersHomes.join(', ')],
    ['ligados agora', linked, ''],
    ['imóveis com história', homes, ''],
    ['acontecimentos gravados', written.events, ''],
    ['contagens gravadas', formatNumber(written.views), ''],
  ])}
${isNew ? '' : '\nNada mudou: tudo já estava lá.'}
${how[account]}. Depois: /area-do-cliente/meus-imoveis`;
}

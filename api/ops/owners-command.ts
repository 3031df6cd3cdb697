import type { Kysely } from 'kysely';
import { applyOwners, isDoubted, type OwnersDifference } from '@api/owners/apply-owners';
import { readOwnersFile } from '@api/owners/owners-file';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { andMore, plain, table } from './output';
import { asUsage, maxShown, refuseFile, sourceNamed } from './table-file';
import type { Database } from '@api/database';
import type { MailDelivery } from '@api/platform/email/mail-delivery';
import { ownersToInvite } from '@api/owners/invitations';
import { counted } from '@domain/kernel/counts';

const usage = "owners pede um arquivo e uma fonte: 'owners owners.csv --source FONTE'";

/** `owners`: links owners to a source's properties from a file (docs/decisions/0069-owners.md). */
export function addOwners({ add, option, runs }: CommandLine<Command>): void {
  add('owners', usage)
    .argument('<file>')
    .addOption(option('--source <name>'))
    .option('--dry-run')
    .option('--force')
    .option('--no-letters')
    .action(
      (file: string, options: { source?: string; dryRun?: boolean; force?: boolean; letters: boolean }) => {
        const { source, force = false, dryRun: isDry = false, letters: invites } = options;
        if (source === undefined) throw new UsageError(usage);
        runs((db, { mail }) => run(db, { file, source, force, isDry, invites, delivery: mail.delivery }));
      },
    );
}

interface OwnersOptions {
  file: string;
  source: string;
  force: boolean;
  isDry: boolean;
  invites: boolean;
  delivery: MailDelivery;
}

async function run(db: Kysely<Database>, options: OwnersOptions): Promise<ExitCode> {
  const { file, source, force, isDry, invites } = options;
  const known = await sourceNamed(db, source);
  const { links, faults } = await readOwnersFile(db, file, known).catch(asUsage);
  if (faults.length > 0) return refuseFile(faults);
  const { difference, isApplied, invited } = await applyOwners(db, known, links, {
    mayApply: (difference) => !isDry && (force || !isDoubted(difference)),
    invites,
  });
  console.log(differenceText(difference));
  const emailCount = !invites ? 0 : isDry ? (await ownersToInvite(db, links)).length : invited;
  if (emailCount > 0) console.log(emailCountText(emailCount, options));
  if (isApplied) return exitCodes.done;
  const wouldRefuse = isDoubted(difference) && !force;
  if (isDry)
    console.log(`\nEnsaio, nada foi gravado.${wouldRefuse ? ' Sem --force isto seria RECUSADO.' : ''}`);
  else
    console.error(
      '\nRECUSADO, nada foi mudado: mais de um terço dos vínculos da fonte seria desfeito; se for isso, repita com --force',
    );
  return wouldRefuse ? exitCodes.refused : exitCodes.done;
}

const emailCountText = (emailCount: number, { isDry, delivery }: OwnersOptions) =>
  `\n${counted(emailCount, 'proprietário sem conta', 'proprietários sem conta')}: ${isDry ? 'seriam convidados por carta' : 'convites na fila das cartas'} (--no-letters não convida ninguém)` +
  (delivery === 'smtp'
    ? ''
    : `\nSMTP_URL não está definido: os convites ${withoutServer[delivery ?? 'none']}`);

const withoutServer = {
  files: 'só viram arquivos em DATA_DIR/emails',
  none: 'esperam até que uma instância o tenha',
};

/** References and counts only: e-mail addresses never appear in output. */
function differenceText({ linked, changed, unlinked, unchanged }: OwnersDifference): string {
  const references = (list: readonly { reference: string }[]) =>
    list
      .slice(0, maxShown)
      .map(({ reference }) => plain(reference))
      .join(', ');
  const more = (list: readonly unknown[]) =>
    list.length > maxShown ? ` ${andMore(list.length - maxShown)}` : '';
  return table([
    ['ligados', linked.length, references(linked) + more(linked)],
    ['mudados', changed.length, references(changed) + more(changed)],
    ['desligados', unlinked.length, references(unlinked) + more(unlinked)],
    ['sem mudança', unchanged, ''],
  ]);
}

import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { applyOwners, isDoubted, type OwnersDifference } from '@api/owners/apply-owners';
import { readOwnersFile } from '@api/owners/owners-file';
import type { Command } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { andMore, plain, table } from '@api/cli/output';
import { asUsage, mostShown, refuseFile, sourceNamed } from '@api/cli/table-file';
import type { Database } from '@api/db/schema';
import { whomToInvite } from '@api/owners/invitations';
import { counted } from '@domain/counts';

const usage = "owners pede um arquivo e uma fonte: 'owners owners.csv --source FONTE'";

/** What `owners` is asked: a file says whose a source's properties are (docs/decisions/0069-owners.md). */
export function ownersCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      'no-letters': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  const { source, force } = values;
  if (file === undefined || more.length > 0 || source === undefined) throw new UsageError(usage);
  return (db, { mail }) =>
    run(db, {
      file,
      source,
      force,
      isDry: values['dry-run'],
      invites: !values['no-letters'],
      hasMailServer: mail.server !== null,
    });
}

interface Asked {
  file: string;
  source: string;
  force: boolean;
  isDry: boolean;
  invites: boolean;
  hasMailServer: boolean;
}

async function run(db: Kysely<Database>, asked: Asked): Promise<ExitCode> {
  const { file, source, force, isDry, invites } = asked;
  const known = await sourceNamed(db, source);
  const { links, faults } = await readOwnersFile(db, file, known).catch(asUsage);
  if (faults.length > 0) return refuseFile(faults);
  const { difference, isApplied, invited } = await applyOwners(db, known, links, {
    mayApply: (difference) => !isDry && (force || !isDoubted(difference)),
    invites,
  });
  console.log(differenceText(difference));
  const letters = !invites ? 0 : isDry ? (await whomToInvite(db, links)).length : invited;
  if (letters > 0) console.log(lettersText(letters, asked));
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

/** Without a mail server letters become files, which nobody receives. */
const lettersText = (letters: number, { isDry, hasMailServer }: Asked) =>
  `\n${counted(letters, 'proprietário sem conta', 'proprietários sem conta')}: ${isDry ? 'seriam convidados por carta' : 'convites na fila das cartas'} (--no-letters não convida ninguém)` +
  (hasMailServer ? '' : '\nSMTP_URL não está definido: os convites só viram arquivos em DATA_DIR/emails');

/** References and counts; an e-mail stands in the operator's own file, and in no output of ours. */
function differenceText({ linked, changed, unlinked, unchanged }: OwnersDifference): string {
  const references = (list: readonly { reference: string }[]) =>
    list
      .slice(0, mostShown)
      .map(({ reference }) => plain(reference))
      .join(', ');
  const more = (list: readonly unknown[]) =>
    list.length > mostShown ? ` ${andMore(list.length - mostShown)}` : '';
  return table([
    ['ligados', linked.length, references(linked) + more(linked)],
    ['mudados', changed.length, references(changed) + more(changed)],
    ['desligados', unlinked.length, references(unlinked) + more(unlinked)],
    ['sem mudança', unchanged, ''],
  ]);
}

import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { discardBatch, type HeldBatch, heldBatches, heldDays, releaseBatch } from '@api/alerts/batches';
import type { Command } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { table } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { counted } from '@domain/counts';
import { momentText } from '@domain/moment';

const usage = "alerts pede 'list', 'release NÚMERO' ou 'discard NÚMERO'";

/** What `alerts` is asked: floods of changes that nobody is told of before the operator says so. */
export function alertsCommand(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [what, number, ...more] = positionals;
  if (more.length > 0) throw new UsageError(usage);
  if (what === 'list' && number === undefined) return runList;
  const id = /^[1-9]\d{0,14}$/.test(number ?? '') ? Number(number) : null;
  if (id === null || (what !== 'release' && what !== 'discard')) throw new UsageError(usage);
  return (db) => end(db, id, what);
}

async function runList(db: Kysely<Database>): Promise<ExitCode> {
  const held = await heldBatches(db);
  if (held.length === 0) {
    console.log('nenhum aviso retido');
    return exitCodes.done;
  }
  const rows = held.map(({ id, source, heldAt, prices, arrivals }) => [
    id,
    source,
    momentText(heldAt),
    prices,
    arrivals,
  ]);
  console.log(table([['nº', 'fonte', 'desde', 'preços mudados', 'novos ou de volta'], ...rows]));
  console.log(
    `\nO site já mostra tudo; só as cartas esperam. Sem resposta, são descartadas em ${heldDays} dias.`,
  );
  return exitCodes.done;
}

const words = {
  release: { act: releaseBatch, done: 'liberados: quem salvou pesquisas será avisado' },
  discard: { act: discardBatch, done: 'descartados: ninguém será avisado' },
};

async function end(db: Kysely<Database>, id: number, what: keyof typeof words): Promise<ExitCode> {
  const held = (await heldBatches(db)).find((each) => each.id === id);
  if (!held || !(await words[what].act(db, id)))
    throw new UsageError(`não há avisos retidos de nº ${id}; 'alerts list' mostra os que há`);
  console.log(`avisos nº ${id} (${whatItIs(held)}) ${words[what].done}`);
  return exitCodes.done;
}

const whatItIs = ({ source, prices, arrivals }: HeldBatch) =>
  `${source}, ${counted(prices, 'preço mudado', 'preços mudados')}, ${counted(arrivals, 'imóvel novo ou de volta', 'imóveis novos ou de volta')}`;

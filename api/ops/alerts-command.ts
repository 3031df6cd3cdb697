import type { Kysely } from 'kysely';
import {
  discardBatch,
  type HeldBatch,
  heldBatches,
  heldDays,
  releaseBatch,
} from '@api/saved-searches/alerts/batches';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { table } from './output';
import type { Database } from '@api/database';
import { counted } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';

const usage = "alerts pede 'list', 'release NÚMERO' ou 'discard NÚMERO'";

/** `alerts`: lists, releases or discards held batches of changes. */
export function addAlerts({ add, runs }: CommandLine<Command>): void {
  const alerts = add('alerts', usage);
  add('list', usage, alerts).action(() => runs(runList));
  for (const what of ['release', 'discard'] as const)
    add(what, usage, alerts)
      .argument('<number>')
      .action((number: string) => {
        if (!/^[1-9]\d{0,14}$/.test(number)) throw new UsageError(usage);
        runs((db) => end(db, Number(number), what));
      });
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
  console.log(`avisos nº ${id} (${batchText(held)}) ${words[what].done}`);
  return exitCodes.done;
}

const batchText = ({ source, prices, arrivals }: HeldBatch) =>
  `${source}, ${counted(prices, 'preço mudado', 'preços mudados')}, ${counted(arrivals, 'imóvel novo ou de volta', 'imóveis novos ou de volta')}`;

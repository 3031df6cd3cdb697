import type { Kysely } from 'kysely';
import type { AlertBatch } from '@api/db/schema-alerts';
import type { Database } from '@api/db/schema';
import { childProgram, type DatabasePlace, inChild } from '@api/work/child';
import { matchBatch } from './match-batch';
import { matchFavorites } from './match-favorites';

/** A change of the catalogue that is to be held against what people keep. */
export type MatchJob = Pick<AlertBatch, 'id'>;
/** How many homes it changed for searches, and of how many things people are to be told. */
export interface Matched {
  homes: number;
  alerts: number;
}

/** Notes of a change whom it is news for. Done again after a kill it notes nothing twice. */
export type Match = (job: MatchJob, signal?: AbortSignal) => Promise<Matched>;

/** Matches in this process. */
export const matchHere =
  (db: Kysely<Database>): Match =>
  async (batch, signal) => {
    const { homes, alerts } = await matchBatch(db, batch, signal);
    return { homes, alerts: alerts + (await matchFavorites(db, batch, signal)) };
  };

/** Matches in a process of its own, for each change (docs/decisions/0064-alerts.md). */
export const matchInChild = (place: DatabasePlace): Match =>
  inChild(() => childProgram('api/alerts/program.ts', 'alert-matcher'), place);

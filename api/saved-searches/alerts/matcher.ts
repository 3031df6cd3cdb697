import type { Kysely } from 'kysely';
import type { AlertBatch } from '../schema-alerts';
import type { SavedSearchesDatabase } from '../schema';
import { type DatabasePlace, inChild } from '@api/platform/jobs/child';
import { childProgram } from '@api/platform/process/child-program';
import { matchBatch } from './match-batch';
import { matchFavorites } from './match-favorites';

export type MatchJob = Pick<AlertBatch, 'id'>;
export interface Matched {
  homes: number;
  alerts: number;
}

/** A repeat after a crash adds no alerts. */
export type Match = (job: MatchJob, signal?: AbortSignal) => Promise<Matched>;

export const matchHere =
  (db: Kysely<SavedSearchesDatabase>): Match =>
  async (batch, signal) => {
    const { homes: properties, alerts } = await matchBatch(db, batch, signal);
    return { homes: properties, alerts: alerts + (await matchFavorites(db, batch, signal)) };
  };

/** Matches each batch in a child process (docs/decisions/0064-alerts.md). */
export const matchInChild = (place: DatabasePlace): Match =>
  inChild(() => childProgram('api/saved-searches/alerts/program.ts', 'alert-matcher'), place);

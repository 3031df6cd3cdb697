import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPgBouncer } from '../../scripts/workshop/pgbouncer.mjs';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import type { Spread } from '../measure/stats';
import { measurePriceChanges, preparePriceChanges } from '../site/price-changes';
import { lettersOf, limitsOf, photosOf, sessionsOf, startedOnce } from './checks';
import { openFleet } from './fleet';
import { type KillResult, measureKills } from './kills';

export const contacts = 40;

export interface FleetFigures {
  demoRuns: number[];
  changeMs: Spread;
  letters: Record<string, number>;
  limits: { signIns: number; contacts: number };
  sessions: { signedIn: number[]; signedOut: number[] };
  photos: { same: number; away: number[]; back: number[] };
  kills: KillResult;
}
export type FleetResult = FleetFigures | { skipped: string };

/** Four built websites over one PostgreSQL through PgBouncer, with photos in a store that speaks S3. */
export async function benchFleet(): Promise<FleetResult> {
  const reason = noPgBouncer();
  if (reason) return { skipped: reason };
  const server = await testServer();
  if ('reason' in server) return { skipped: server.reason };
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-fleet-'));
  const fleet = await openFleet(server, folder);
  try {
    await step('Four websites start at once', () => fleet.start());
    const demoRuns = await startedOnce(fleet);
    await preparePriceChanges(fleet.settings, folder);
    const origins = fleet.websites.map(({ port }) => `http://localhost:${port}`);
    return {
      demoRuns,
      changeMs: await step('Changed prices', () => measurePriceChanges(fleet.settings, folder, origins)),
      letters: await step('Contacts and their letters', () => lettersOf(fleet, contacts)),
      limits: await step('Limits', () => limitsOf(fleet)),
      sessions: await step('Sessions', () => sessionsOf(fleet)),
      photos: await step('Photos', () => photosOf(fleet)),
      kills: await step('Ended and replaced', () => measureKills(fleet)),
    };
  } finally {
    await fleet.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

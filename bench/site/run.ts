import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import type { Spread } from '../measure/stats';
import { buildRenderer } from '../render/run';
import { type FreshResult, measureFresh } from './fresh';
import { type Pages, prepare, type Prepared } from './prepare';
import { type ReactAlone, startReact } from './react';
import { measureTwo } from './two';
import { measureWarm, type WarmResult } from './warm';

export interface SiteOfEngine {
  fresh: FreshResult;
  warm: WarmResult;
}
export interface SiteResult {
  embedded: SiteOfEngine;
  /** `twoMs`: until two websites on one database show a changed price. */
  postgres: (SiteOfEngine & { twoMs: Spread }) | { skipped: string };
}

/** The built website with the demo catalogue on each database engine, without and with page cache. */
export async function benchSite(): Promise<SiteResult> {
  await buildRenderer();
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const react = await step('React alone', startReact);
  try {
    const settings = { DATA_DIR: join(folder, 'embedded') };
    const prepared = await step('PGlite: a website with its photos', () => prepare(settings));
    return {
      embedded: await measure('PGlite', prepared, react),
      postgres: await onPostgres(folder, prepared, react),
    };
  } finally {
    await react.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(folder: string, pages: Pages, react: ReactAlone): Promise<SiteResult['postgres']> {
  const server = await testServer();
  if ('reason' in server) return { skipped: server.reason };
  try {
    const settings = { DATABASE_URL: await server.create('site'), DATA_DIR: join(folder, 'postgres') };
    const prepared = await step('PostgreSQL: the same', () => prepare(settings, pages));
    const measured = await measure('PostgreSQL', prepared, react);
    const twoMs = await step('PostgreSQL: two websites', () => measureTwo(settings, folder));
    return { ...measured, twoMs };
  } finally {
    await server.close();
  }
}

async function measure(engine: string, prepared: Prepared, react: ReactAlone): Promise<SiteOfEngine> {
  return {
    fresh: await step(`${engine}: pages made fresh`, () => measureFresh(prepared, react)),
    warm: await step(`${engine}: pages seen before`, () => measureWarm(prepared, react)),
  };
}

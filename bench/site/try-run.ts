import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import type { Spread } from '../measure/stats';

import { type FreshResult, measureFresh } from './try-fresh';
import { type Pages, prepare, type Prepared } from './try-prepare';
import { type ReactAlone, startReact } from './react';
import { measureTwo } from './two';
import { measureWarm, type WarmResult } from './warm';

export interface SiteOfEngine {
  fresh: FreshResult;
  warm: WarmResult;
}
export interface SiteResult {
  embedded: SiteOfEngine;
  /** `twoMs`: until two websites over one database both show a changed price. */
  postgres: (SiteOfEngine & { twoMs: Spread }) | { skipped: string };
}

/** The built website as it is started, demo catalogue and all, on each engine: its pages fresh, and kept. */
export async function benchSite(): Promise<SiteResult> {
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
    fresh: await step(`${engine}: pages made fresh`, async () => {
      const r = await measureFresh(prepared, react);
      console.log(engine, JSON.stringify(r));
      return r;
    }),
    warm: await step(`${engine}: pages seen before`, async () => {
      const r = await measureWarm(prepared, react);
      console.log(engine, JSON.stringify(r));
      return r;
    }),
  };
}

import { siteRows } from './rows';
import { printTable } from '../table';
const result = await benchSite();
printTable(siteRows(result));

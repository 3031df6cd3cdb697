import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { openDatabase } from '@api/open-database';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import { createLogger } from '@api/platform/process/log';
import { createSeals } from '@server/http/seals';
import { addMember } from '@tests/staff/member';
import { adminCookie, adminMaxAge } from '~/features/admin/session/admin-session.server';
import { writeFeed } from '../feeds';
import { bareEnvironment, startWebsite } from '../measure/website';
import { importFeed } from '../site/import-feed';
import { sessionSecret } from '../site/session';
import { memoryLimits } from '../../scripts/programs.mjs';
import { step } from '../../scripts/workshop/steps.mjs';
import { watchMemory } from './resident';

export const amounts = { properties: 20_000, contacts: 200_000 };

/** Seconds. */
export interface HeavyTimes {
  import: number;
  export: number;
  backup: number;
  /** Highest resident MB of the website. */
  website: number;
}

export interface HeavyResult {
  limited: HeavyTimes;
  free: HeavyTimes;
}

/** The same work with the start's limits and with the defaults of Node and glibc. */
export async function benchHeavy(): Promise<HeavyResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  try {
    const limited = await step('Heavy work', () => heavyTimes(join(folder, 'limited'), true));
    const free = await step('The same without limits', () => heavyTimes(join(folder, 'free'), false));
    return { limited, free };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Node's and glibc's own values. */
const noLimits = {
  NODE_OPTIONS: '--max-old-space-size=4096 --max-semi-space-size=16',
  MALLOC_ARENA_MAX: '',
  MALLOC_TRIM_THRESHOLD_: '',
};

/** Heavy work beside a website on the embedded database. @throws if any of it is refused, or the website ends */
async function heavyTimes(dataDir: string, isLimited: boolean): Promise<HeavyTimes> {
  const limits = isLimited ? memoryLimits : noLimits;
  const settings = { DATA_DIR: dataDir, SESSION_SECRETS: sessionSecret, ...limits };
  const website = await startWebsite(settings);
  const watch = watchMemory(website.pid);
  try {
    const feed = join(dataDir, 'bench-feed.xml');
    await writeFeed(feed, amounts.properties);
    const imported = await importFeed(settings, feed, 'bench');
    const { db, close } = await openDatabase({ dataDir, join: true, log: createLogger('error') });
    await addContacts(db);
    const cookie = await memberCookie(db);
    await close();
    const exported = await timed(async () => {
      const answer = await fetch(`${website.origin}/mesa/contatos/csv?aba=todos`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`The export was answered ${answer.status}`);
      let bytes = 0;
      for await (const piece of answer.body!) bytes += (piece as Uint8Array).length;
      if (bytes < amounts.contacts * 900) throw new Error(`The export ended after ${bytes} bytes`);
    });
    const backup = await timed(() => makeBackup(settings, join(dataDir, 'copy.tar')));
    if (!(await fetch(`${website.origin}/readyz`)).ok) throw new Error('The website is not ready');
    return { import: imported, export: exported, backup, website: watch.end().website };
  } finally {
    watch.end();
    await website.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

async function addContacts(db: Kysely<Database>): Promise<void> {
  await sql`insert into lead (idempotency_key, protocol, kind, name, email, message, details, campaign, consent_version, created_at)
    select 'many-' || n, 'M' || n, 'contact', 'Pessoa ' || n, 'p' || n || '@exemplo.com.br', repeat('Quero visitar. ', 60),
      '{}', '{}', 'x', now() from generate_series(1, ${amounts.contacts}::int) n`.execute(db);
}

/** `Cookie` header of a member of Direção who has just confirmed their password. */
async function memberCookie(db: Kysely<Database>): Promise<string> {
  const member = await addMember(db, 'direcao', 'bench@exemplo.com.br');
  const [token, now] = [newSecret(), new Date()];
  await db
    .insertInto('staff_totp')
    .values({ member_id: member.id, secret: 'sealed', pending: null })
    .execute();
  await db
    .insertInto('staff_session')
    .values({
      ...{ hash: hashOf(token), member_id: member.id, device: 'bench', place: null },
      ...{ created_at: now, last_used_at: now, factor_at: now, step_up_at: now },
    })
    .execute();
  const data = { token, id: randomUUID(), begun: now.getTime() };
  return createSeals([sessionSecret], false)
    .cookie(adminCookie, data, adminMaxAge, 'Strict')
    .split(';', 1)[0]!;
}

async function makeBackup(settings: Record<string, string>, file: string): Promise<void> {
  const command = spawn(process.execPath, ['build/node/backup.js', 'to', file], {
    env: { ...bareEnvironment, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(command, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The backup ended with code ${code}`);
}

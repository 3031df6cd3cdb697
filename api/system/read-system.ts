import type { StaffSystem } from '@contract/staff-system';
import { migrationNames } from '@api/platform/db/migrate';
import { programVersion } from '@api/platform/db/releases';
import { soon } from '@api/platform/process/soon';
import { clock } from '@domain/kernel/clock';
import { momentText } from '@domain/kernel/moment';
import { catalogueCheck, catalogueVersion, feedsCheck } from './checks/catalogue';
import { auditCheck, databaseCheck } from './checks/database';
import { jobsCheck, leadQueueCheck, mailQueueCheck, photosCheck, reconciliationCheck } from './checks/queues';
import { backupCheck, diskCheck, restoreCheck } from './checks/stored';
import type { SystemDeps } from './deps';
import { readLine, type SystemCheck } from './line';

export const systemChecks: readonly SystemCheck[] = [
  databaseCheck,
  catalogueCheck,
  feedsCheck,
  leadQueueCheck,
  reconciliationCheck,
  mailQueueCheck,
  jobsCheck,
  photosCheck,
  backupCheck,
  restoreCheck,
  diskCheck,
  auditCheck,
];

export const readLines = (deps: SystemDeps): Promise<StaffSystem['lines']> =>
  Promise.all(systemChecks.map((check) => readLine(check, deps)));

/** Facts may be late too. */
const factLimitMs = 2_000;

async function readFacts({ db, system }: SystemDeps): Promise<StaffSystem['facts']> {
  const version = await soon(catalogueVersion(db), null, factLimitMs);
  return [
    { name: 'Site', value: siteVersion(system.version) },
    { name: 'No ar desde', value: momentText(system.startedAt) },
    { name: 'Banco', value: system.engine === 'embedded' ? 'embutido (PGlite)' : 'PostgreSQL' },
    { name: 'Migração', value: migrationNames.at(-1)! },
    { name: 'Catálogo', value: version === null ? 'por indexar' : `versão ${version}` },
  ];
}

/** @param tag the image's, unless it is the program's own version */
const siteVersion = (tag: string | null): string =>
  tag === null || tag === programVersion ? programVersion : `${programVersion} (imagem ${tag})`;

export async function readSystem(deps: SystemDeps): Promise<StaffSystem> {
  const [lines, facts] = await Promise.all([readLines(deps), readFacts(deps)]);
  return { read_at: clock.now().toISOString(), lines, facts };
}

import { statfs } from 'node:fs/promises';
import { minFreeBytes } from '@api/platform/db/data-folder';
import { ageText, recentMomentText } from '@domain/kernel/moment';
import { type BackupNotes, readBackupNotes } from '../backup-notes';
import type { SystemSettings } from '../deps';
import { inOrder, type Reading, type SystemCheck } from '../line';

const dayMs = 24 * 3_600_000;
/** A daily backup may be late by a day. */
const backupDays = 2;
/** A backup is worth what its last tested restore is. */
export const testedDays = 7;

export const testCommand = (engine: SystemSettings['engine']) =>
  `npm run backup -- test ${engine === 'embedded' ? 'ARQUIVO' : 'postgres://…'}`;

export const backupCheck: SystemCheck = {
  ...{ key: 'backup', group: 'stored', name: 'Cópia' },
  read: async ({ db, system }, now) => backupReading(await readBackupNotes(db), system, now),
};

/** Green only after a tested restore. */
export function backupReading(
  { made, tested }: BackupNotes,
  { engine }: Pick<SystemSettings, 'engine'>,
  now: Date,
): Reading {
  const isEmbedded = engine === 'embedded';
  if (isEmbedded && !made)
    return {
      state: 'attention',
      text: 'nenhuma até agora: npm run backup -- to ARQUIVO',
      warning: 'nenhuma cópia de segurança',
    };
  const text = isEmbedded ? recentMomentText(made!.at, now) : 'pelo PostgreSQL (pg_dump)';
  const at = made?.at;
  if (isEmbedded && now.getTime() - made!.at.getTime() > backupDays * dayMs)
    return { state: 'attention', text, warning: `a última cópia de há ${ageText(made!.at, now)}`, at };
  if (!tested) return { state: 'attention', text: `${text}; verde só depois de restaurar`, at };
  return inOrder(text, at);
}

export const restoreCheck: SystemCheck = {
  ...{ key: 'restore', group: 'stored', name: 'Restauração' },
  read: async ({ db, system }, now) => restoreReading(await readBackupNotes(db), system, now),
};

export function restoreReading(
  { tested }: Pick<BackupNotes, 'tested'>,
  { engine }: Pick<SystemSettings, 'engine'>,
  now: Date,
): Reading {
  const advice = `testar: ${testCommand(engine)}`;
  if (!tested)
    return { state: 'attention', text: `nunca testada; ${advice}`, warning: 'uma restauração nunca testada' };
  const { at, of } = tested;
  const text = `último teste ${recentMomentText(at, now)}${of ? `, da cópia de ${recentMomentText(of, now)}` : ''}`;
  if (now.getTime() - at.getTime() <= testedDays * dayMs) return inOrder(text, at);
  return {
    ...{ state: 'attention', text: `${text}; verde só depois de restaurar; ${advice}`, at },
    warning: `uma restauração que ninguém testa há ${ageText(at, now)}`,
  };
}

export const diskCheck: SystemCheck = {
  ...{ key: 'disk', group: 'stored', name: 'Disco' },
  async read({ system }) {
    const { bavail, blocks, bsize } = await statfs(system.dataDir);
    return diskReading(bavail * bsize, blocks * bsize);
  },
};

export function diskReading(free: number, total: number): Reading {
  const percent = Math.floor((free / total) * 100);
  const text = `${percent}% livre`;
  // The embedded database does not open below this.
  if (free < minFreeBytes) return { state: 'stopped', text, warning: 'um disco cheio' };
  return percent < 10 ? { state: 'attention', text, warning: 'um disco quase cheio' } : inOrder(text);
}

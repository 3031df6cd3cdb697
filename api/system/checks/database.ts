import { sql } from 'kysely';
import { countUnsealed } from '@api/audit/check-chain';
import { migrationNames } from '@api/platform/db/migrate';
import { clock } from '@domain/kernel/clock';
import { counted } from '@domain/kernel/counts';
import type { SystemCheck } from '../line';

/** Slower than this a page is late because of it. */
const slowMs = 500;
/** Of the audit log, the newest: the seal of older ones is the work of `npm run doctor`. */
const newestActs = 1_000;

export const databaseCheck: SystemCheck = {
  ...{ key: 'database', group: 'now', name: 'Banco de dados' },
  async read({ db }) {
    const start = clock.monotonicNow();
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from kysely_migration`.execute(db);
    const ms = Math.round(clock.monotonicNow() - start);
    const text = `responde em ${ms} ms; migração ${rows[0]!.count} de ${migrationNames.length}`;
    return ms > slowMs
      ? { state: 'attention', text, warning: 'um banco de dados lento' }
      : { state: 'ok', text };
  },
};

export const auditCheck: SystemCheck = {
  ...{ key: 'audit', group: 'stored', name: 'Registro da equipe' },
  async read({ db }) {
    const unsealed = await countUnsealed(db, newestActs);
    if (unsealed === 0) return { state: 'ok', text: 'selado; npm run doctor o confere por inteiro' };
    return {
      state: 'attention',
      text: `${counted(unsealed, 'ato espera', 'atos esperam')} pelo selo há mais de 15 minutos`,
      warning: `${unsealed === 1 ? 'um ato' : `${unsealed} atos`} sem selo no registro da equipe`,
    };
  },
};

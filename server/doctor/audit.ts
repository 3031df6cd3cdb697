import { sql } from 'kysely';
import { checkChain, type CheckedChain, type ChainProblem } from '@api/audit/check-chain';
import type { ApiEnv } from '@api/env';
import { openDatabase } from '@api/open-database';
import { createLogger } from '@api/platform/process/log';
import { counted } from '@domain/kernel/counts';

type Place = Pick<ApiEnv, 'databaseUrl' | 'dataDir'>;

/** Changes nothing, migrates nothing: null before the migration that brings the table. */
export async function readChain(env: Place): Promise<CheckedChain | null> {
  const { db, close } = await openDatabase({ ...env, join: true, log: createLogger('silent') });
  try {
    const { rows } = await sql<{
      found: boolean;
    }>`select to_regclass('audit_seal') is not null as found`.execute(db);
    return rows[0]!.found ? await checkChain(db) : null;
  } finally {
    await close();
  }
}

const problemTexts: Record<ChainProblem['kind'], (id: number) => string> = {
  altered: (id) => `o ato nº ${id} não é mais o que foi selado`,
  values: (id) => `os valores do ato nº ${id} não são mais os que foram gravados`,
  gone: (id) => `o ato nº ${id} foi apagado`,
  seal: (id) => `o selo nº ${id} foi apagado`,
};

export function chainReport({ rows, head, problems, unsealed }: CheckedChain): { text: string; code: 0 | 1 } {
  const acts = counted(rows, 'ato selado', 'atos selados');
  const waiting =
    unsealed > 0
      ? ` ${counted(unsealed, 'ato espera', 'atos esperam')} pelo selo há mais de 15 minutos: o log do site diz por quê (seal-audit).`
      : '';
  if (problems.length > 0)
    return {
      text: `Registro da equipe: ADULTERADO. ${problems.map(({ kind, id }) => problemTexts[kind](id)).join('; ')}.${waiting}\n`,
      code: 1,
    };
  const seal = rows > 0 ? `, todos como foram gravados (último selo ${head})` : '';
  return { text: `Registro da equipe: ${acts}${seal}.${waiting}\n`, code: 0 };
}

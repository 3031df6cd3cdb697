import type { Database } from '@api/database';
import { makeAdminDemo, NoAdminDemo } from '@api/demo/admin/make-admin';
import type { ApiEnv } from '@api/env';
import { pictures } from '@api/platform/photos/pictures';
import { roleNames } from '@domain/staff/roles';
import type { Kysely } from 'kysely';
import type { Command, CommandLine } from './command-line';
import { type ExitCode, exitCodes } from './exit-codes';
import { table } from './output';

/** `demo`: fills the admin of this machine for a newcomer. */
export const addDemo = ({ add, runs }: CommandLine<Command>): void =>
  void add('demo').action(() => runs(runDemo));

export async function runDemo(
  db: Kysely<Database>,
  { dataDir, mail: { siteUrl } }: Pick<ApiEnv, 'dataDir' | 'mail'>,
): Promise<ExitCode> {
  try {
    const members = await makeAdminDemo(db, { dataDir, siteUrl });
    console.log(table(members.map(({ email, password, role }) => [email, password, roleNames[role]])));
    console.log(
      `\npronto: ${siteUrl}/mesa. As senhas não aparecem outra vez; cada pessoa cadastra o segundo fator ao entrar.`,
    );
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof NoAdminDemo)) throw error;
    console.error(`RECUSADO, nada foi mudado: ${error.message}`);
    return exitCodes.refused;
  } finally {
    pictures.imports.end();
  }
}

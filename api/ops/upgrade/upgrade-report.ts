import { minFreeBytes } from '@api/platform/db/data-folder';
import { migrationNames, newerThan, pendingAfter, stopsOn } from '@api/platform/db/migrate';
import { programVersion, releaseOf, releases } from '@api/platform/db/releases';
import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { ageText } from '@domain/kernel/moment';
import { exitCodes, type ExitCode } from '../exit-codes';
import type { UpgradeReading } from './read-upgrade';

/** A daily backup may be late by a day. */
const backupHours = 48;
const hourMs = 3_600_000;

/** A line of the report; `problem` is what stands against the upgrade. */
interface Line {
  text: string;
  problem?: string;
}

export interface UpgradeReport {
  text: string;
  code: ExitCode;
}

/** The answer of `npm run upgrade -- check`. */
export function upgradeReport(reading: UpgradeReading, now: Date): UpgradeReport {
  const { applied } = reading;
  const newer = newerThan(applied);
  const pending = pendingAfter(applied);
  if (newer.length > 0)
    return refused(
      [`${pathText(applied)}.`],
      [`o banco já é de uma versão mais nova (${newer.join(', ')}): use a versão que traz ${newer.at(-1)}`],
    );
  if (pending.length === 0)
    return { text: `${pathText(applied)}: nada a migrar. Pode atualizar.`, code: exitCodes.done };
  const lines = [stopLine(reading), spaceLine(reading), backupLine(reading, now)];
  const texts = [
    `${pathText(applied)}: ${counted(pending.length, 'migração', 'migrações')}.`,
    ...(applied.length > 0 ? pending.map((name) => `  ${name}`) : []),
    ...lines.map(({ text }) => text),
  ];
  const problems = lines.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return refused(texts, problems);
  return { text: [...texts, 'Pode atualizar.'].join('\n'), code: exitCodes.done };
}

const refused = (texts: string[], problems: string[]): UpgradeReport => ({
  text: [...texts, `Ainda não: ${problems.join('; ')}.`].join('\n'),
  code: exitCodes.refused,
});

function pathText(applied: readonly string[]): string {
  const to = `para ${programVersion} (${migrationNames.at(-1)})`;
  const last = applied.at(-1);
  if (last === undefined) return `De um banco vazio ${to}`;
  const release = releaseOf(applied);
  return `De ${versionText(release?.version, release?.migration === last)} (${last}) ${to}`;
}

function versionText(version: string | undefined, isExact: boolean): string {
  if (version === undefined) return `uma versão anterior à ${releases.at(-1)!.version}`;
  return isExact ? version : `uma versão posterior à ${version}`;
}

function stopLine({ applied, others }: UpgradeReading): Line {
  const stops = stopsOn(applied);
  if (stops.length === 0) return { text: 'Parada: não é preciso; atualize uma instância de cada vez.' };
  const text = `Parada: é preciso (${stops.join(', ')}): npm run upgrade -- apply, com todas as instâncias paradas.`;
  return others === 0 ? { text } : { text, problem: othersText(others) };
}

/** What stands against migrations that need a stop. */
export const othersText = (others: number): string =>
  `pare todas as instâncias (${counted(others, 'outra conexão', 'outras conexões')} com o banco)`;

/** A migration may rewrite any table: at most the database once more. */
function spaceLine({ databaseBytes, freeBytes }: UpgradeReading): Line {
  const needed = databaseBytes + minFreeBytes;
  const size = `o banco tem ${megabytes(databaseBytes)}, e as migrações podem precisar de outro tanto`;
  if (freeBytes === null) return { text: `Espaço: ${size} livre no servidor do PostgreSQL.` };
  const text = `Espaço: ${megabytes(freeBytes)} livres; ${size}.`;
  return freeBytes >= needed ? { text } : { text, problem: `libere espaço até ${megabytes(needed)}` };
}

function backupLine({ engine, applied, backups: { made, tested } }: UpgradeReading, now: Date): Line {
  if (applied.length === 0) return { text: 'Cópia: nada a copiar.' };
  const test = tested ? `restauração testada há ${ageText(tested.at, now)}` : 'restauração nunca testada';
  if (engine === 'postgres') return { text: `Cópia: pelo PostgreSQL (pg_dump); ${test}.` };
  const problem = 'faça uma cópia (npm run backup -- to ARQUIVO)';
  if (!made) return { text: 'Cópia: nenhuma.', problem };
  const text = `Cópia: há ${ageText(made.at, now)}; ${test}.`;
  return now.getTime() - made.at.getTime() <= backupHours * hourMs ? { text } : { text, problem };
}

const megabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1024 ** 2))} MB`;

import { describe, expect, it } from 'vitest';
import { migrationNames } from '@api/platform/db/migrate';
import { programVersion, releases } from '@api/platform/db/releases';
import type { UpgradeReading } from './read-upgrade';
import { upgradeReport } from './upgrade-report';

const now = new Date('2026-12-01T12:00:00Z');
const hoursAgo = (hours: number) => ({ at: new Date(now.getTime() - hours * 3_600_000), of: null });
const mb = 1024 ** 2;
const upTo = (name: string) => migrationNames.slice(0, migrationNames.indexOf(name) + 1);

const release = releases.at(-1)!;
const reading: UpgradeReading = {
  engine: 'embedded',
  applied: upTo('0073-around-a-property'),
  databaseBytes: 200 * mb,
  freeBytes: 1_000 * mb,
  backups: { made: hoursAgo(3), tested: hoursAgo(30) },
  others: 1,
};
const reportOf = (change: Partial<UpgradeReading>) => upgradeReport({ ...reading, ...change }, now);

describe('upgradeReport', () => {
  it('names both versions, the migrations, space and backup', () => {
    const { text, code } = reportOf({});
    expect(code).toBe(0);
    const path = `De uma versão anterior à 1.0.0 (0073-around-a-property) para ${programVersion} (${migrationNames.at(-1)})`;
    expect(text.split('\n')[0]).toMatch(/: [1-9]\d* migraç(?:ão|ões)\.$/);
    expect(text.startsWith(`${path}: `)).toBe(true);
    expect(text).toContain('\n  0074-loads-by-people\n');
    expect(text).toContain('\nParada: não é preciso; atualize uma instância de cada vez.\n');
    expect(text).toContain('\nEspaço: 1.000 MB livres; o banco tem 200 MB');
    expect(text).toContain('\nCópia: há 3 h; restauração testada há 30 h.\nPode atualizar.');
  });

  it('names the release of a database by its last migration', () => {
    const { text } = reportOf({ applied: upTo(release.migration) });
    expect(text).toMatch(/^De 1\.0\.0 \(0074-loads-by-people\) para /);
    expect(reportOf({ applied: migrationNames.slice() })).toMatchObject({ code: 0 });
    expect(reportOf({ applied: migrationNames.slice() }).text).toMatch(/: nada a migrar\. Pode atualizar\.$/);
  });

  it.each<[string, Partial<UpgradeReading>, RegExp]>([
    ['a newer database', { applied: [...migrationNames, '9999-newer'] }, /mais nova \(9999-newer\)/],
    ['a full disk', { freeBytes: 250 * mb }, /Ainda não: libere espaço até 300 MB\.$/],
    ['no backup', { backups: { made: null, tested: null } }, /Cópia: nenhuma\.\nAinda não: faça uma cópia/],
    ['an old backup', { backups: { made: hoursAgo(49), tested: null } }, /nunca testada\.\nAinda não: faça/],
    [
      'a stop while the site runs',
      { applied: upTo('0059-property-overrides'), others: 2 },
      /Parada: é preciso \(0060-visibility\)[^]*Ainda não: pare todas as instâncias \(2 outras conexões/,
    ],
  ])('refuses with %s', (_, change, expected) => {
    const { text, code } = reportOf(change);
    expect(code).toBe(4);
    expect(text).toMatch(expected);
  });

  it('allows a stop once nothing else uses the database', () => {
    const { text, code } = reportOf({ applied: upTo('0014-property-events'), others: 0 });
    expect(code).toBe(0);
    expect(text).toContain('(0015-folders, 0033-subscriptions, 0053-undone-acts, 0060-visibility)');
  });

  it('knows no backup and no disk of PostgreSQL', () => {
    const { text, code } = reportOf({
      engine: 'postgres',
      freeBytes: null,
      backups: { made: null, tested: null },
    });
    expect(code).toBe(0);
    expect(text).toMatch(/livre no servidor do PostgreSQL\.\nCópia: pelo PostgreSQL \(pg_dump\)/);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { counters, type Definition, gauges, histograms } from '@api/platform/metrics/definitions';
import { noteBackup } from '@api/system/backup-notes';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { measured } from './scrape';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
const alertsFile = 'deploy/prometheus/alerts.yml';
const dashboard = JSON.parse(readFileSync('deploy/grafana/bossa-nova.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const { groups } = parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];
const runbook = readFileSync('docs/runbook.md', 'utf8');
const definitions: Readonly<Record<string, Definition>> = { ...histograms, ...counters, ...gauges };
/** Of Prometheus itself. */
const ownMetrics = ['up'];
const ownLabels = ['instance', 'job', 'le'];

let database: TestDatabase;
let text: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await noteBackup(database.db);
  const { metrics, read } = measured(database);
  await read();
  text = await metrics.text();
});
afterAll(() => database.close());

/** Names that no parenthesis follows, outside of texts, labels and durations. */
const metricsIn = (expr: string) => {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replaceAll(/\b(?:or|and|unless|time)\b/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*\b(?!\s*\()/gi)].map(([name]) => name);
};
const metricOf = (name: string) => (name in definitions ? name : name.replace(/_(?:bucket|count|sum)$/, ''));
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner]) =>
    [...inner!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
  ),
  ...[...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inner]) =>
    inner!.split(',').map((each) => each.trim()),
  ),
];

test.each(expressions)('%s reads metrics and labels of a scrape: %s', (_, expr) => {
  const names = metricsIn(expr).filter((name) => !ownMetrics.includes(name));
  for (const name of names) expect(text).toContain(`# TYPE ${metricOf(name)} `);
  const known = new Set([
    ...ownLabels,
    ...names.flatMap((name) => definitions[metricOf(name)]!.labels ?? []),
  ]);
  expect(labelsIn(expr).filter((label) => !known.has(label))).toEqual([]);
});

test('every metric of ours is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
  );
  const all = new Set([...shown].map(metricOf));
  // The median delay is for a closer look, the size of the disk is beside its use.
  const left = [
    'nodejs_eventloop_delay_p50_seconds',
    'system_filesystem_limit_bytes',
    'bossa_nova_feed_failing',
  ];
  expect(Object.keys(definitions).filter((name) => !all.has(name) && !left.includes(name))).toEqual([]);
});

test.each(rules)('$alert has a page of the runbook', ({ alert, annotations }) => {
  expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  expect(runbook).toMatch(new RegExp(`^## ${alert}$`, 'm'));
});

import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { benchAlerts } from './alerts/run';
import { browserRows } from './browser/rows';
import { benchBrowser } from './browser/run';
import { benchBytes } from './bytes/run';
import { benchImport } from './import/run';
import { loadRows } from './load/rows';
import { benchLoad } from './load/run';
import { benchMicro } from './micro/run';
import { redirectsRows } from './redirects/rows';
import { benchRedirects } from './redirects/run';
import { benchRender } from './render/run';
import { alertsRows, bytesRows, importRows, microRows, renderRows, searchRows } from './rows';
import { benchSearch } from './search/run';
import { siteRows } from './site/rows';
import { benchSite } from './site/run';
import { printTable, type Row } from './table';

/** `npm run bench [-- PART …]`. Only ratios are comparable: alternating measurements distribute the machine's load. */
const part = async <T>(run: () => T | Promise<T>, rows: (result: T) => Row[]) => {
  const result = await run();
  return { result, rows: rows(result) };
};
const parts = {
  render: () => part(benchRender, renderRows),
  site: () => part(benchSite, siteRows),
  redirects: () => part(benchRedirects, redirectsRows),
  micro: () => part(benchMicro, microRows),
  bytes: () => part(benchBytes, bytesRows),
  import: () => part(benchImport, importRows),
  search: () => part(benchSearch, searchRows),
  load: () => part(benchLoad, loadRows),
  alerts: () => part(benchAlerts, alertsRows),
  browser: () => part(benchBrowser, browserRows),
} as const;
/** Only on request: takes 15 minutes and needs a browser. */
const onlyNamed = new Set<string>(['browser']);
type Part = keyof typeof parts;

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const names = (
  requested.length > 0 ? requested : Object.keys(parts).filter((name) => !onlyNamed.has(name))
) as Part[];

const results: Partial<Record<Part, unknown>> = {};
const rows: Row[] = [];
for (const name of names) {
  const done = await parts[name]();
  results[name] = done.result;
  rows.push(...done.rows);
}
const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
await writeFile(
  'bench/results.json',
  `${JSON.stringify({ at: new Date(), machine, rows, results }, null, 2)}\n`,
);
printTable(rows);
console.log('\nWritten to bench/results.json');

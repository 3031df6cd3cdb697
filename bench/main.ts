import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { benchAlerts } from './alerts/run';
import { browserRows } from './browser/rows';
import { benchBrowser } from './browser/run';
import { bulkRows } from './bulk/rows';
import { benchBulk } from './bulk/run';
import { benchBytes } from './bytes/run';
import { benchImport } from './import/run';
import { fleetRows } from './fleet/rows';
import { benchFleet } from './fleet/run';
import { loadRows } from './load/rows';
import { benchLoad } from './load/run';
import { benchHeavy } from './memory/heavy';
import { heavyRows, memoryRows, soakRows } from './memory/rows';
import { benchMemory } from './memory/run';
import { benchSoak } from './memory/soak';
import { benchMicro } from './micro/run';
import { redirectsRows } from './redirects/rows';
import { benchRedirects } from './redirects/run';
import { benchRender } from './render/run';
import { alertsRows, bytesRows, importRows, microRows, renderRows, scaleRows, searchRows } from './rows';
import { benchScale } from './scale/run';
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
  memory: () => part(benchMemory, memoryRows),
  soak: () => part(benchSoak, soakRows),
  heavy: () => part(benchHeavy, heavyRows),
  alerts: () => part(benchAlerts, alertsRows),
  fleet: () => part(benchFleet, fleetRows),
  scale: () => part(benchScale, scaleRows),
  bulk: () => part(benchBulk, bulkRows),
  browser: () => part(benchBrowser, browserRows),
} as const;
/** Only on request: a browser and 15 minutes, up to an hour, or 8 GB of disk. */
const onlyNamed = new Set<string>(['browser', 'soak', 'heavy', 'scale']);
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

const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
const results: Partial<Record<Part, unknown>> = {};
const rows: Row[] = [];
for (const name of names) {
  try {
    const done = await parts[name]();
    results[name] = done.result;
    rows.push(...done.rows);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    rows.push({ part: name, what: 'this part', value: 'failed' });
  }
  // After each part: an hour's figures are not lost with the last one.
  await writeFile(
    'bench/results.json',
    `${JSON.stringify({ at: new Date(), machine, rows, results }, null, 2)}\n`,
  );
}
printTable(rows);
console.log('\nWritten to bench/results.json');

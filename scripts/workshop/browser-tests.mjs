import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePorts, portsOfStories } from './ports.mjs';
import { root, tool } from './steps.mjs';

/**
 * Runs stories in a browser.
 * @param {{chromium: string, files?: string[], onFlaky?: (title: string, trace: string) => void}} options all stories,
 * where no `files` are named; `onFlaky` hears of each that failed and then passed, where there are second attempts
 */
export async function browserTests({ chromium, files = [], onFlaky = () => {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-e2e-'));
  const report = join(folder, 'report.json');
  const env = {
    CHROMIUM_PATH: chromium,
    E2E_DATA_DIR: join(folder, 'data'),
    E2E_PORT: String(await freePorts(portsOfStories)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  try {
    await tool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...files], { env });
  } finally {
    const text = await readFile(report, 'utf8').catch(() => '{"suites":[]}');
    for (const { title, trace } of flakyStories(JSON.parse(text))) onFlaky(title, trace);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The stories of a report of Playwright's that failed and then passed, each with where its trace lies. */
export function flakyStories({ suites }) {
  const within = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(within)];
  return suites.flatMap(within).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `${file}:${line} ${title} (${projectName})`,
        trace: traceOf(results),
      })),
  );
}

const traceOf = (results) => {
  const traces = results.flatMap(({ attachments }) => attachments).filter(({ name }) => name === 'trace');
  return traces.map(({ path }) => relative(root, path)).join(', ') || 'no trace';
};

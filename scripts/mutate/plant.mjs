import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { whyIgnored } from './no-texts.mjs';

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };

/**
 * Every fault that could be planted in these targets; nothing is run.
 * @param {{file: string, ranges?: {from: number, to: number}[]}[]} targets without `ranges` the whole file
 */
export async function possibleFaults(targets) {
  const files = await Promise.all(
    targets.map(async ({ file, ranges }) => ({
      name: file,
      content: await readFile(file, 'utf8'),
      mutate:
        ranges?.map(({ from, to }) => ({
          start: { line: from - 1, column: 0 },
          end: { line: to - 1, column: Number.MAX_SAFE_INTEGER },
        })) ?? true,
    })),
  );
  const options = { ignorers: [{ shouldIgnore: whyIgnored }], excludedMutations: [], plugins: null };
  const { mutants } = await new Instrumenter(quiet).instrument(files, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/**
 * Plants what lies within these places, one at a time, and runs related tests on each.
 * @param {{project: string, include: string[]}} tests the project of the suite, and which of its files
 */
export async function plant(places, { project, include }) {
  Object.assign(process.env, { MUTATE_PROJECT: project, MUTATE_TESTS: include.join('\n') });
  const results = await new Stryker({
    mutate: places.map(({ fileName, location: { start, end } }) => {
      return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
    }),
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/no-texts.mjs'],
    ignorers: ['no-texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Of a busy machine: a test that is slow is not a loop without end.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    allowEmpty: true,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    logLevel: 'warn',
    warnings: { slow: false },
    checkers: [],
    // None: Stryker would mend paths in it by a parser that TypeScript 7 has not, and ours leads nowhere outside.
    tsconfigFile: 'none',
    tempDirName: 'data/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['/build', '/data', '/.cache', '/test-results'],
  }).runMutationTest();
  // Where no test is related to anything, Stryker plants nothing and tells nothing.
  if (results.length === 0) return places.map(unmet);
  return results.map((result) => ({ ...result, fileName: relative(process.cwd(), result.fileName) }));
}

/** As a result says it: lines and columns from 1. */
function unmet({ location, ...fault }) {
  const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const { start, end } = location;
  return { ...fault, location: { start: fromOne(start), end: fromOne(end) }, status: 'NoCoverage' };
}

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { whyIgnored } from './no-texts.mjs';

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };

/** @param {{file: string, ranges?: {from: number, to: number}[]}[]} targets without `ranges` the whole file */
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

/** @param {{project: string, include: string[]}} tests Vitest project and test file patterns */
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
    // A busy machine must not turn a slow test into a timeout.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    allowEmpty: true,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    logLevel: 'warn',
    warnings: { slow: false },
    checkers: [],
    // Stryker's parser for tsconfig files does not support TypeScript 7, and ours has no references to rewrite.
    tsconfigFile: 'none',
    tempDirName: 'data/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['/build', '/data', '/.cache', '/test-results'],
  }).runMutationTest();
  // Without any related test, Stryker returns no result.
  if (results.length === 0) return places.map(unmet);
  return results.map((result) => ({ ...result, fileName: relative(process.cwd(), result.fileName) }));
}

function unmet({ location, ...fault }) {
  const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const { start, end } = location;
  return { ...fault, location: { start: fromOne(start), end: fromOne(end) }, status: 'NoCoverage' };
}

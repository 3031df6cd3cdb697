import { extname } from 'node:path';
import { tool } from './steps.mjs';

const linted = ['.ts', '.tsx', '.js', '.mjs'];

/**
 * What is checked without running anything.
 * @param {{cached: boolean, files?: string[]}} options `cached`: what was right the last time and has not changed is not
 * looked at again; `files`: lint and format of these alone (types are always the whole's). In both, what a change of types
 * makes wrong in a file that has not changed itself is seen by `.ci/run` alone (docs/decisions/0036-typed-lint.md)
 */
export function staticChecks({ cached, files }) {
  const cache = (folder) =>
    cached ? ['--cache', '--cache-strategy', 'content', '--cache-location', folder] : [];
  const lintedFiles = files?.filter((path) => linted.includes(extname(path))) ?? ['.'];
  const held = { held: true };
  return {
    async lint() {
      if (lintedFiles.length === 0) return;
      const options = ['--max-warnings', '0', '--no-warn-ignored', ...cache('.cache/eslint/')];
      await tool('eslint/bin/eslint.js', [...options, ...lintedFiles], held);
    },
    async format() {
      const options = ['--check', '--log-level', 'warn', '--ignore-unknown', ...cache('.cache/prettier')];
      await tool('prettier/bin/prettier.cjs', [...options, ...(files ?? ['.'])], held);
    },
    async types() {
      const options = cached ? ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] : [];
      await tool('typescript/bin/tsc', ['--noEmit', ...options], held);
    },
  };
}

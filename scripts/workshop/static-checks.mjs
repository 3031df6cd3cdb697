import { tool } from './steps.mjs';

/**
 * What is checked without running anything.
 * @param {{cached: boolean, files?: string[]}} options `cached`: what was right the last time and has not changed is not
 * looked at again; `files`: format of these alone (rules and types are always the whole's: they know of each other's files)
 */
export function staticChecks({ cached, files }) {
  const held = { held: true };
  return {
    lint: () => tool('oxlint/bin/oxlint', [], held),
    async format() {
      const cache = cached
        ? ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier']
        : [];
      const options = ['--check', '--log-level', 'warn', '--ignore-unknown', ...cache];
      await tool('prettier/bin/prettier.cjs', [...options, ...(files ?? ['.'])], held);
    },
    async types() {
      const options = cached ? ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] : [];
      // Beside other checks on few cores: several checkers would each look at what all of them need.
      await tool('typescript/bin/tsc', ['--noEmit', '--singleThreaded', ...options], held);
    },
  };
}

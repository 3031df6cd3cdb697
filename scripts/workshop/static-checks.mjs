import { tool } from './steps.mjs';

/**
 * Checks that run nothing.
 * @param {{cached: boolean, files?: string[]}} options `cached`: types are taken from the last run where nothing changed;
 * `files`: lint and format of these alone (types always of the whole: one file's change breaks another's)
 */
export function staticChecks({ cached, files = [] }) {
  const held = { held: true };
  return {
    lint: () => tool('oxlint/bin/oxlint', files.filter(isCode), held),
    format: () => tool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files], held),
    async types() {
      const options = cached ? ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] : [];
      // Beside other checks on few cores: several checkers would each read what all of them need.
      await tool('typescript/bin/tsc', ['--noEmit', '--singleThreaded', ...options], held);
    },
  };
}

const isCode = (path) => /\.(?:[cm]?js|tsx?)$/.test(path);

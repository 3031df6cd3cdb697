import { tool } from './steps.mjs';

/** `cached`: incremental type check; `files`: limits lint and format, but not types, which depend on all files.
 * @param {{cached: boolean, files?: string[]}} options */
export function staticChecks({ cached, files = [] }) {
  const held = { held: true };
  return {
    lint: () => tool('oxlint/bin/oxlint', files.filter(isCode), held),
    format: () => tool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files], held),
    async types() {
      const options = cached ? ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] : [];
      // Parallel checkers would each parse the same files.
      await tool('typescript/bin/tsc', ['--noEmit', '--singleThreaded', ...options], held);
    },
  };
}

const isCode = (path) => /\.(?:[cm]?js|tsx?)$/.test(path);

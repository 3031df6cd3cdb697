import tsconfigPaths from 'vite-tsconfig-paths';
import { configDefaults, defineConfig } from 'vitest/config';

/** As stories have it: in .ci/run what passes the second time is named; anywhere else it has failed. */
const retry = process.env.REQUIRE_ALL === '1' ? 1 : 0;

/**
 * Unit tests stand beside the code; integration tests run over the real back end and a real database. Suites of their own,
 * which `npm test` does not run: `attacks` (tests/attacks/README.md), and `browsers`, ten stories in Firefox and WebKit.
 */
export default defineConfig({
  plugins: [tsconfigPaths()],
  // React's production build, where it is asked for, has no runtime for the development's JSX.
  esbuild: { jsxDev: false },
  test: {
    // A process and the modules anew for every file cost more than the tests: what one changes it puts back.
    isolate: false,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,api,contract,domain,server,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // No test waits for anything; a busy machine may take its time over a property.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: 'tests/support/template.ts',
          setupFiles: 'tests/support/patience.ts',
          retry,
          // Pages come from the React that ships, which is also several times as fast.
          env: { NODE_ENV: 'production' },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/attacks/**'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file has databases and ports of its own. One more than the cores: a third of the time they wait, for
          // processes that start and for answers that do not come.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          globalSetup: 'tests/support/template.ts',
          setupFiles: 'tests/support/patience.ts',
          include: ['tests/attacks/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // They measure: one file after the other, each in a process of its own.
          pool: 'forks',
          isolate: true,
          retry,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['e2e/browsers/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/template.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});

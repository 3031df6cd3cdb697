import { availableParallelism } from 'node:os';
import tsconfigPaths from 'vite-tsconfig-paths';
import { configDefaults, defineConfig } from 'vitest/config';

const temporaryFolder = 'tests/support/temporary-folder.ts';
const seededValues = 'tests/support/seeded-values.ts';
const template = [temporaryFolder, 'tests/support/template.ts'];
/** Tests that start processes or measure time: one file at a time, each in its own process. */
const apart = {
  pool: 'forks',
  isolate: true,
  maxWorkers: 1,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** Lanes: tests/README.md. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  // React's production build has no runtime for development JSX.
  esbuild: { jsxDev: false },
  test: {
    // Isolation per file costs more than the tests: each test restores its changes.
    isolate: false,
    pool: 'threads',
    // Vitest would leave one core free.
    maxWorkers: Math.max(2, availableParallelism()),
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: temporaryFolder,
          setupFiles: seededValues,
          include: ['{app,api,contract,domain,server,scripts}/**/*.test.{ts,tsx}'],
          // No test waits, but property tests can be slow on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: template,
          setupFiles: [
            seededValues,
            ...(process.env.RECORD_QUERIES ? ['tests/support/record-queries.ts'] : []),
          ],
          // Pages use the React build that ships, which is several times faster.
          env: { NODE_ENV: 'production' },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/{attacks,faults,standards,upgrade}/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...['faults', 'upgrade'].map((name) => ({
        extends: true as const,
        test: {
          name,
          globalSetup: template,
          env: { NODE_ENV: 'production' as const },
          include: [`tests/${name}/**/*.test.ts`],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'standards',
          globalSetup: template,
          include: ['tests/standards/**/*.test.ts'],
          ...apart,
        },
      },
      {
        extends: true,
        test: { name: 'attacks', globalSetup: template, include: ['tests/attacks/**/*.test.ts'], ...apart },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          globalSetup: template,
          include: ['e2e/browsers/**/*.test.ts'],
          ...apart,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import tsconfigPaths from 'vite-tsconfig-paths';
import { configDefaults, defineConfig } from 'vitest/config';

const template = 'tests/support/template.ts';
/** What starts processes or measures runs one file after the other, each in a process of its own. */
const apart = {
  pool: 'forks',
  isolate: true,
  maxWorkers: 1,
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

/** Which lane a test belongs to: tests/README.md. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  // React's production build, where it is asked for, has no runtime for the development's JSX.
  esbuild: { jsxDev: false },
  test: {
    // A process and the modules anew for every file cost more than the tests: what one changes it puts back.
    isolate: false,
    pool: 'threads',
    // As many as the cores of the machines that these lanes are measured on. Vitest leaves one core free.
    maxWorkers: Math.max(2, availableParallelism()),
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,api,contract,domain,server,scripts}/**/*.test.{ts,tsx}'],
          // No test waits for anything; a busy machine may take its time over a property.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          globalSetup: template,
          // Pages come from the React that ships, which is also several times as fast.
          env: { NODE_ENV: 'production' },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/{attacks,faults,standards}/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          globalSetup: template,
          env: { NODE_ENV: 'production' },
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
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

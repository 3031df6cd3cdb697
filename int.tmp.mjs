// Copy to the worktree's root as int.tmp.mjs, run `node int.tmp.mjs tests/a.test.ts …`: integration on both engines. Delete afterwards.
import { postgresForTests } from './scripts/workshop/postgres.mjs';
import { tool } from './scripts/workshop/steps.mjs';
const postgres = await postgresForTests();
try {
  await tool('vitest/vitest.mjs', ['run', '--project', 'integration', ...process.argv.slice(2)], { env: { TEST_DATABASE_URL: postgres.url ?? '' } });
} catch (e) { console.error(e.message); process.exitCode = 1; } finally { await postgres.close(); }

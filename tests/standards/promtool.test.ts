import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../support/database';
import { measured } from '../system/scrape';

const isRequired = process.env.REQUIRE_ALL === '1';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const promtool = (args: string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

describe.skipIf(!hasPromtool && !isRequired)('promtool', () => {
  test.each([
    ['rules', 'deploy/prometheus/alerts.yml'],
    ['config', 'deploy/prometheus/prometheus.yml'],
  ])('accepts the %s of %s', (kind, file) => {
    expect(promtool(['check', kind, file])).toMatchObject({ status: 0 });
  });

  test('reads a scrape', async () => {
    const database = await openTestDatabase();
    const { metrics, read } = measured(database);
    await read();
    const { status, output } = promtool(['check', 'metrics'], await metrics.text());
    await database.close();
    // 3: read, with advice about names.
    expect([0, 3]).toContain(status);
    expect(output).not.toMatch(/error/i);
  });
});

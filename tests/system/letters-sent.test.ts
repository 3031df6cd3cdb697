import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '@api/backend';
import { readApiEnv } from '@api/env';
import { openMetrics } from '@api/platform/metrics/metrics';
import { type IsolatedStorage, isolatedStorage } from '../support/database';
import { mailServer } from '../support/mail-server';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

const server = mailServer();
let storage: IsolatedStorage;
beforeAll(async () => {
  await server.listen();
  storage = await isolatedStorage();
});
afterAll(async () => {
  await server.close();
  await storage.remove();
});

test('a back end sends the letter to each operator, and measures itself', async () => {
  const folder = path.join(storage.dataDir, 'outbox/recusados');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'a-key.json'), '{}');
  const env = readApiEnv({
    ...storage.settings,
    ...{ SMTP_URL: `smtp://127.0.0.1:${server.port}`, DEMO_CATALOGUE: 'off', PHOTOS: 'off' },
    OPERATOR_EMAIL: 'plantao@exemplo.com.br, dona@exemplo.com.br',
  });
  const metrics = openMetrics();
  const backEnd = await openBackend(silentLogger, env, metrics);
  try {
    await until(() => expect(server.received).toHaveLength(2));
    await until(async () => {
      const text = await metrics.text();
      expect(text).toContain('bossa_nova_job_runs_total{kind="mail",outcome="done"} 2');
      expect(text).toContain('bossa_nova_refused_lead_files 1');
      expect(text).toMatch(/db_client_operation_duration_seconds_count [1-9]/);
    });
  } finally {
    await backEnd.close();
  }
  for (const { headers } of server.received)
    expect(headers.subject).toMatch(/^=\?UTF-8\?Q\?Contatos_que_n=C3=A3o_chegaram/);
});

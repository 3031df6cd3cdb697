import { expect, test } from 'vitest';
import { startBackEndProcess } from '@tests/support/back-end-process';
import { rawGet, sendRaw } from '../../support/raw-http';
import { startBuiltSite } from '../../support/built-site';
import { until } from '../../support/until';
import { freePort } from '../../../scripts/workshop/ports.mjs';

/** @returns what these paths answered before the program had started */
async function whileStarting(port: number, started: Promise<unknown>, paths: string[]) {
  let hasStarted = false;
  const after = started.finally(() => (hasStarted = true));
  const answers = await until(() => Promise.all(paths.map((path) => sendRaw(port, rawGet(path)))));
  expect(hasStarted).toBe(false);
  await after;
  return answers;
}

test('the website answers checks, but no page, during the first start', async () => {
  const port = await freePort();
  const started = startBuiltSite({ PORT: String(port) });
  const paths = ['/healthz', '/readyz', '/', '/robots.txt'];
  const [health, ready, ...pages] = await whileStarting(port, started, paths);
  expect(health!.status).toBe(200);
  expect([ready!.status, ready!.body]).toEqual([503, 'loading\n']);
  for (const { status, headers, body } of pages) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).not.toContain('Bossa');
  }
  const site = await started;
  expect((await sendRaw(port, rawGet('/readyz'))).status).toBe(200);
  expect((await sendRaw(port, rawGet('/keyword'))).status).toBe(200);
  await site.close();
});

test('the back end answers checks, but no call, during the first start', async () => {
  const port = await freePort();
  const started = startBackEndProcess({ API_PORT: String(port), DEMO_CATALOGUE: 'on' });
  const paths = ['/healthz', '/readyz', '/house'];
  const [health, ready, call] = await whileStarting(port, started, paths);
  expect([health!.status, ready!.status, ready!.body]).toEqual([200, 503, 'loading']);
  expect([call!.status, call!.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(call!.body)).toMatchObject({ status: 'error', code: 'UNAVAILABLE', retry_after: 5 });
  const backEnd = await started;
  expect((await sendRaw(port, rawGet('/readyz'))).status).toBe(200);
  await backEnd.close();
});

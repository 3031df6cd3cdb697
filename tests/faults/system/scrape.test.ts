import { expect, test } from 'vitest';
import { figureParts } from '@api/system/figures/read-figures';
import { startBackEndProcess } from '@tests/support/back-end-process';
import { startBuiltSite } from '@tests/support/built-site';
import { until } from '@tests/support/until';
import { commandsOf } from './runbook-commands';

const token = 'a-token-of-the-tests-32-letters-or-more';
const settings = { METRICS_PORT: '0', DEMO_CATALOGUE: 'off', LOG_LEVEL: 'info' };

const scrape = async (url: string, headers = {}) => {
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};

test('InstanceDown: what `npm start` starts answers on its own port', async () => {
  expect(await commandsOf('InstanceDown')).toEqual(['npm start']);
  const site = await startBuiltSite(settings);
  const origin = `http://127.0.0.1:${site.port}`;
  const metricsPort = /"metricsPort":(\d+)/.exec(site.output())?.[1];
  const url = `http://127.0.0.1:${metricsPort}/metrics`;
  try {
    for (const path of ['/', '/imoveis', '/imoveis', '/assets/nothing.js'])
      await (await fetch(origin + path)).text();
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    const text = await until(async () => {
      const now = await scrape(url);
      for (const part of figureParts) expect(now).toContain(`part="${part}"`);
      return now;
    });
    expect(text).toMatch(/_count\{[^}]*http_route="\/imoveis\/\*"[^}]*\} [1-9]/);
    expect(text).toMatch(/bossa_nova_page_cache_requests_total\{result="\w+"\} [1-9]/);
    expect(text).toMatch(/bossa_nova_response_cache_requests_total\{result="miss"\} [1-9]/);
    expect(text).toMatch(/db_client_operation_duration_seconds_count [1-9]/);
    expect(text).toMatch(/db_client_connection_max [1-9]/);
    expect(text.split('\n').length).toBeLessThan(1_100);
  } finally {
    await site.close();
  }
});

test('the back end apart counts its calls by route, with the bearer alone', async () => {
  const backEnd = await startBackEndProcess({ METRICS_TOKEN: token });
  const url = `${backEnd.baseUrl}/metrics`;
  try {
    const refused = await fetch(url);
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('SECRET')]);
    const authorization = `Bearer ${token}`;
    await scrape(url, { authorization });
    for (let call = 0; call < 3; call++) await scrape(url, { authorization });
    await (await fetch(`${backEnd.baseUrl}/products/17-secret`)).text();
    const text = await scrape(url, { authorization });
    expect(text).toMatch(/_count\{[^}]*http_response_status_code="4xx"\} [1-9]/);
    expect(text).not.toContain('17-secret');
  } finally {
    await backEnd.close();
  }
});

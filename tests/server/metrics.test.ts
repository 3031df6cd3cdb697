import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMetricsEndpoint, type MetricsEndpoint } from '@api/platform/metrics/endpoint';
import { maxSeries } from '@api/platform/metrics/definitions';
import { openSite } from '../imoveis/site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';

const token = 'a-token-of-the-tests-32-letters-or-more';
let site: Awaited<ReturnType<typeof openSite>>;
let served: Awaited<ReturnType<typeof serveSite>>;
let endpoint: MetricsEndpoint;
beforeAll(async () => {
  site = await openSite();
  endpoint = (await openMetricsEndpoint({
    source: { METRICS_TOKEN: token },
    portName: 'METRICS_PORT',
    log: silentLogger,
  }))!;
  served = await serveSite({ ...site.parts, shared: site.context, metrics: endpoint });
});
afterAll(async () => {
  endpoint.close();
  await served.close();
  await site.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(served.origin + path, { redirect: 'manual', ...init });
const scrape = async () => (await get('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
const count = (text: string, labels: string) =>
  Number(
    new RegExp(`^http_server_request_duration_seconds_count\\{${labels}\\} (.+)$`, 'm').exec(text)?.[1] ?? 0,
  );

test('without the token /metrics is an unknown page', async () => {
  const unknown = await get('/nenhuma-pagina');
  for (const headers of [{}, { authorization: 'Bearer wrong' }] as Record<string, string>[]) {
    const answer = await get('/metrics', { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      unknown.headers.get('content-type'),
    ]);
    expect(await answer.text()).not.toContain('http_server_request');
  }
});

test('pages, files and health count by their templates', async () => {
  const before = await scrape();
  for (const path of ['/imoveis/venda', '/imoveis/venda/sp', '/healthz', '/corretor/nobody'])
    await (await get(path)).arrayBuffer();
  const after = await scrape();
  const added = (route: string, status: string) => {
    const labels = `http_request_method="GET",http_route="${route}",http_response_status_code="${status}"`;
    return count(after, labels) - count(before, labels);
  };
  expect(added('/healthz', '2xx')).toBe(1);
  expect(added('/imoveis/\\*', '2xx') + added('/imoveis/\\*', '3xx') + added('/imoveis/\\*', '4xx')).toBe(2);
  expect(added('/corretor/:corretor', '3xx') + added('/corretor/:corretor', '4xx')).toBe(1);
});

test('hostile paths, methods and hosts add no series and leave no text', async () => {
  const before = (await scrape()).split('\n').length;
  const marks = ['marcador-secreto', 'clara@exemplo.com.br', '%00%ff', '"} 1\nevil_metric 1'];
  for (const mark of marks) {
    const path = encodeURI(mark);
    await (await get(`/${path}`)).arrayBuffer();
    await (await get(`/imoveis/${path}?q=${path}`)).arrayBuffer();
    await (await get(`/${path}`, { method: 'PROPFIND' })).arrayBuffer();
    await (
      await get(`/fotos/${path}`, { headers: { 'x-forwarded-host': encodeURIComponent(mark) } })
    ).arrayBuffer();
  }
  const text = await scrape();
  expect(text.split('\n').length - before).toBeLessThan(80);
  expect(text.split('\n').length).toBeLessThan(maxSeries);
  expect(text).not.toMatch(/marcador|clara|evil|exemplo|PROPFIND/);
});

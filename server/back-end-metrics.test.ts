import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMetrics } from '@api/platform/metrics/metrics';
import { backEndMetrics } from './back-end-metrics';

let server: Server;
let origin: string;
beforeEach(async () => {
  server = createServer((req, res) => {
    if (req.url?.includes('broken')) return void req.socket.destroy();
    res.writeHead(req.url?.includes('/products/') ? 404 : 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('calls count by template and class of status, without their values', async () => {
  const metrics = openMetrics();
  const { fetch } = backEndMetrics(metrics, `${origin}/api/v1/`);
  const send = (path: string, method = 'GET') => fetch(new Request(`${origin}/api/v1/${path}`, { method }));
  await send('products/usado/123456');
  await send('search/properties', 'POST');
  await send('nothing/of/the/contract');
  await expect(send('broker/broken')).rejects.toThrow();
  const text = await metrics.text();
  const counted = (method: string, template: string, status: string) =>
    `http_client_request_duration_seconds_count{http_request_method="${method}",url_template="${template}",http_response_status_code="${status}"} 1`;
  for (const line of [
    counted('GET', '/products/:phase/:id', '4xx'),
    counted('POST', '/search/properties', '2xx'),
    counted('GET', '_OTHER', '2xx'),
    counted('GET', '/broker/:slug', '_OTHER'),
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/123456|nothing|127\.0\.0\.1/);
});

test('results of the response cache are a counter', async () => {
  const metrics = openMetrics();
  const { onCache } = backEndMetrics(metrics);
  for (const result of ['hit', 'hit', 'miss', 'uncacheable'] as const) onCache(result);
  expect(await metrics.text()).toContain('bossa_nova_response_cache_requests_total{result="hit"} 2\n');
});

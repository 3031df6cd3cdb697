import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { silentLogger } from '../../../tests/support/silent-logger';
import { type MetricsEndpoint, openMetricsEndpoint } from './endpoint';

const token = 'a-token-of-the-tests-32-letters-or-more';
const opened: MetricsEndpoint[] = [];
afterEach(() => opened.splice(0).forEach((each) => each.close()));

async function open(source: Record<string, string>) {
  let port: number | undefined;
  const info = ({ metricsPort }: { metricsPort: number }) => void (port = metricsPort);
  const log = { ...silentLogger, info: info as never };
  const endpoint = await openMetricsEndpoint({ source, portName: 'METRICS_PORT', log });
  if (endpoint) opened.push(endpoint);
  return { endpoint, port };
}

test('nothing is measured without a setting', async () => {
  expect((await open({ METRICS_PORT: '', METRICS_TOKEN: '' })).endpoint).toBeUndefined();
});

test.each([
  [`Bearer ${token}`, '/metrics', true],
  [`bearer ${token}`, '/metrics', true],
  [`Bearer ${token}x`, '/metrics', false],
  [`Basic ${token}`, '/metrics', false],
  [undefined, '/metrics', false],
  [`Bearer ${token}`, '/metrics/', false],
])('on the port of pages, %s of %s: %s', async (authorization, path, isRead) => {
  const { endpoint } = await open({ METRICS_TOKEN: token });
  const text = await endpoint!.read(path, authorization);
  expect(text?.includes('process_uptime_seconds') ?? false).toBe(isRead);
});

test('its own port needs no token on this machine, and pages have none', async () => {
  const { endpoint, port } = await open({ METRICS_PORT: '0' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(endpoint!.read('/metrics', `Bearer ${token}`)).toBeNull();
});

test('its own port with a token needs the token', async () => {
  const { port } = await open({ METRICS_PORT: '0', METRICS_TOKEN: token });
  const url = `http://127.0.0.1:${port}/metrics`;
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

test('names the setting of a port that is taken, and never a token', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(open({ METRICS_PORT: String(port) })).rejects.toThrow('METRICS_PORT');
  other.close();
  const short = await open({ METRICS_TOKEN: 'short-secret' }).catch((error: Error) => error.message);
  expect(short).toMatch(/^A configuração METRICS_TOKEN não serve: espera-se um segredo/);
  expect(short).not.toContain('short-secret');
});

import express from 'express';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noInbound } from '@api/portals/settings';
import { clock } from '@domain/kernel/clock';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { inbound } from '@server/http/inbound';
import { createHttpServer, listen } from '@server/http/http-server';
import { closeServer } from '@api/platform/process/graceful-stop';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs, until } from '../support/until';
import { basic, openPortalSite, stateSecret, zapSecret } from './portal-site';
import { naventMessage, zapLead } from './published';

const paths = Object.values(inboundPaths);
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
let site: Awaited<ReturnType<typeof openPortalSite>>;
beforeAll(async () => {
  site = await openPortalSite({ log });
});
afterAll(() => site.close());
afterEach(() => site.empty());

describe('without its setting', () => {
  let closed: typeof site;
  beforeAll(async () => {
    closed = await openPortalSite({ inbound: noInbound });
  });
  afterAll(() => closed.close());
  test.each(paths)('%s does not exist', async (path) => {
    for (const method of ['POST', 'GET', 'HEAD']) {
      const { status, headers } = await closed.send(path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 404, null]);
    }
  });
});

test('over another back end no address exists', async () => {
  const remote = await openPortalSite({ settings: { API_BASE_URL: 'http://127.0.0.1:9' } });
  for (const path of paths)
    expect((await remote.post(path, zapLead, { authorization: basic(zapSecret) })).status).toBe(404);
  await remote.close();
});

test.each(paths)('%s answers a wrong secret with nothing', async (path) => {
  for (const authorization of ['', 'Basic', 'Basic !', basic('x'), `Bearer ${zapSecret}`, stateSecret]) {
    const { status, text, headers } = await site.post(path, zapLead, { authorization });
    expect([status, text]).toEqual([401, '']);
    expect([headers.get('www-authenticate'), headers.get('cache-control')]).toEqual([
      null,
      'private, no-store',
    ]);
  }
  expect(await site.leads()).toEqual([]);
});

test('an address takes the secret of its own portal alone', async () => {
  expect((await site.imovelweb(naventMessage, basic(zapSecret))).status).toBe(401);
  expect((await site.post(`${inboundPaths.zap}?secret=${zapSecret}`, zapLead, {})).status).toBe(401);
});

test.each(paths)('%s takes no more than 64 KB', async (path) => {
  const authorization = basic(zapSecret);
  const large = 'x'.repeat(64 * 1024 + 1);
  expect((await site.post(path, large, { authorization })).status).toBe(413);
  const sent = { body: streamOf(80), headers: { authorization }, duplex: 'half' } as RequestInit;
  expect((await site.send(path, sent)).status).toBe(413);
});

test('a streamed body is read to the limit alone', async () => {
  let calls = 0;
  const { origin, close } = await openInbound(async () => {
    calls += 1;
    return new Response(null, { status: 204 });
  });
  const send = async (kilobytes: number) => {
    const sent = { method: 'POST', body: streamOf(kilobytes), duplex: 'half' } as RequestInit;
    return (await fetch(origin + inboundPaths.zap, sent)).status;
  };
  expect([await send(65), calls, await send(64), calls]).toEqual([413, 0, 204, 1]);
  await close();
});

test('a body of 64 KB is stored whole', async () => {
  const rest = 64 * 1024 - JSON.stringify({ ...zapLead, message: '' }).length;
  expect((await site.zap({ ...zapLead, message: 'm'.repeat(rest) })).status).toBe(204);
  expect((await site.leads())[0]!.message).toHaveLength(rest);
});

test.each(paths)('%s takes POST alone', async (path) => {
  const { status, headers } = await site.send(path, { method: 'GET' });
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await site.send(path, { method })).status).toBe(405);
});

test('a back end that is down is not a stored contact', async () => {
  const { status, headers } = await site.whileDown(() => site.zap(zapLead));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  expect((await site.zap(zapLead)).status).toBe(204);
});

test('a back end that is late is answered for in time', async () => {
  const { origin, close } = await openInbound(() => new Promise<never>(() => {}), 1);
  expect((await fetch(origin + inboundPaths.zap, { method: 'POST' })).status).toBe(503);
  await close();
});

test('of too many at once the rest come again', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let arrived = 0;
  const fetch = async () => {
    arrived += 1;
    await held;
    return new Response(null, { status: 204 });
  };
  const { origin, close } = await openInbound(fetch, unhurriedMs);
  const post = () => globalThis.fetch(origin + inboundPaths.zap, { method: 'POST' });
  const first = Array.from({ length: 256 }, post);
  await until(() => expect(arrived).toBe(256));
  expect((await post()).status).toBe(503);
  release();
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([204]));
  await until(async () => expect((await post()).status).toBe(204));
  await close();
});

function streamOf(kilobytes: number): ReadableStream {
  const piece = new TextEncoder().encode('x'.repeat(1024));
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < kilobytes; at += 1) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** The middleware alone. */
async function openInbound(fetch: () => Promise<Response>, patienceMs?: number) {
  const app = express();
  const options = { backEnd: { fetch }, isRemote: false, siteUrl: 'https://x.example', security: [] };
  app.use(inbound({ ...options, log: silentLogger, patienceMs }));
  const server = createHttpServer(app, []);
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server, 1000) };
}

test('who guesses is slowed down, and the portal is not', async () => {
  const guessed = await openPortalSite();
  const statuses = new Set<number>();
  for (let time = 0; time < 70; time += 1)
    statuses.add((await guessed.zap(zapLead, basic(`guess ${time}`))).status);
  expect([...statuses]).toEqual([401, 429]);
  expect((await guessed.zap(zapLead)).status).toBe(204);
  await guessed.close();
});

test('log lines name no person and no secret', async () => {
  lines.length = 0;
  await site.zap({ ...zapLead, clientListingId: 'XX-1', originLeadId: `x${clock.nowMs()}` });
  await site.zap({ ...zapLead, clientListingId: '' });
  await site.zap('{"name": "Rafael');
  const text = lines.join('');
  expect(text).toContain('portal contact stored');
  expect(text).not.toMatch(/rafael|98765|tenho interesse|594F803B/i);
});

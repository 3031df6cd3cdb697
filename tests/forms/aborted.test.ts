import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeSite } from '../legacy/site';
import { rawGet } from '../support/raw-http';

let logged = '';
const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
let site: Awaited<ReturnType<typeof openWholeSite>>;
beforeAll(async () => {
  site = await openWholeSite({ log });
});
afterAll(() => site.close());

type Leave = (socket: Socket) => void;
/** A closed window; a programme that ends in order. */
const cuts: Leave = (socket) => socket.resetAndDestroy();
const ends: Leave = (socket) => socket.end();

/** Sends the head of a form and this much of it, then goes away. */
async function breakOff(path: string, leave: Leave, headers: Record<string, string>, body: string) {
  const socket = connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1' });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  socket.write(Buffer.concat([rawGet(path, { ...type, ...headers }, 'POST'), Buffer.from(body)]));
  // The site has begun with it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave(socket.resume());
  await once(socket, 'close');
}

const tenOf100 = [{ 'content-length': '100' }, 'nome=Clara'] as const;

test.each<[string, Leave, Record<string, string>, string]>([
  ['/recursos/newsletter', cuts, ...tenOf100],
  ['/recursos/newsletter', ends, ...tenOf100],
  ['/recursos/newsletter.data', ends, ...tenOf100],
  ['/recursos/visualizacao', cuts, ...tenOf100],
  ['/recursos/visualizacao', ends, ...tenOf100],
  ['/recursos/sair', cuts, ...tenOf100],
  ['/area-do-cliente/login', ends, { 'transfer-encoding': 'chunked' }, 'a\r\nnome=Clara\r\n'],
])('a form to %s that its visitor breaks off (%o) is no error', async (path, leave, headers, body) => {
  logged = '';
  await breakOff(path, leave, headers, body);
  await expect.poll(() => logged).toContain('"status":499');
  // What fails by it fails after its answer has ended.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

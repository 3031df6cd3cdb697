import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createApi } from '@api/app';
import { listenAt, ownPort } from '../support/own-port';
import { silentLogger } from '../support/silent-logger';
import type { TestDatabase } from '../support/database';

/** The ways in which a back end fails. In `slow` and `half` it has taken the lead all the same. */
export const failures = ['refused', 'reset', 'hanging', 'slow', 'half', '500', 'garbage'] as const;
export type Failure = (typeof failures)[number];

/** Longer than a visitor waits, in ms. */
const slowMs = 4_000;

/** The real back end over a test's database, on a port of its own, that fails as it is told. */
export async function openFailingBackEnd({ db }: Pick<TestDatabase, 'db'>) {
  const api = createApi({ db, log: silentLogger });
  let failure: Failure | null = null;
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  const port = await ownPort();
  const listen = () => listenAt(server, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const now = failure;
    if (now === 'reset') return void req.socket.resetAndDestroy();
    if (now === 'hanging') return;
    if (now === '500') return void res.writeHead(500).end('{"status":"error"}');
    if (now === 'garbage') return void res.writeHead(201).end('<!doctype html><p>Welcome to nginx!');
    const real = await api.request(req.url!, { method: req.method, body: Buffer.concat(chunks) });
    const body = await real.text();
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    res.writeHead(real.status, { 'content-length': Buffer.byteLength(body) });
    if (now !== 'half') return void res.end(body);
    res.write(body.slice(0, body.length / 2));
    setTimeout(() => res.destroy(), 50);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on; null: it works. */
    async fail(next: Failure | null) {
      if (next === 'refused' && server.listening) await stop();
      if (next !== 'refused' && !server.listening) await listen();
      failure = next;
    },
    close: () => (server.listening ? stop() : undefined),
  };
}

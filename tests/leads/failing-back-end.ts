import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@api/app';
import { openFront } from '../support/front';
import { silentLogger } from '../support/silent-logger';
import type { TestDatabase } from '../support/database';

/** The ways in which a back end fails. In `slow` and `half` it has taken the lead all the same. */
export const failures = ['refused', 'reset', 'hanging', 'slow', 'half', '500', 'garbage'] as const;
export type Failure = (typeof failures)[number];

/**
 * The real back end over a test's database that fails as it is told.
 * @param slowMs how late a slow answer comes: longer than a visitor waits
 */
export async function openFailingBackEnd({ db }: Pick<TestDatabase, 'db'>, slowMs = 4_000) {
  const api = createApi({ db, log: silentLogger });
  let failure: Failure | null = null;
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const front = await openFront();
  const listen = () => front.passOnTo((server.address() as AddressInfo).port);
  listen();

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const now = failure;
    if (now === 'reset') return void req.socket.resetAndDestroy();
    if (now === 'hanging') return;
    if (now === '500') return void res.writeHead(500).end('{"status":"error"}');
    if (now === 'garbage') return void res.writeHead(201).end('<!doctype html><p>Welcome to nginx!');
    const body = req.method === 'GET' ? undefined : Buffer.concat(chunks);
    const real = await api.request(req.url!, { method: req.method, body });
    const text = await real.text();
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    res.writeHead(real.status, { 'content-length': Buffer.byteLength(text) });
    if (now !== 'half') return void res.end(text);
    res.write(text.slice(0, text.length / 2));
    setTimeout(() => res.destroy(), 50);
  }

  return {
    url: `http://127.0.0.1:${front.port}`,
    /** From now on; null: it works. */
    fail(next: Failure | null) {
      if (next === 'refused') front.refuse();
      else listen();
      failure = next;
    },
    async close() {
      await front.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

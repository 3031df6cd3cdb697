import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasDotSegments } from '@domain/dot-segments';
import { openBackend } from './backend';
import { readApiEnv } from './env';
import { listenError, StartupError } from './errors';
import { gracefulStop } from './graceful-stop';
import { isLoopback, knownCallers } from './known-callers';
import { createLogger } from './log';
import { keepFilesOwn, makeFilesOwn } from './own-files';

/** What is asked of a call's connection. */
interface Connection {
  incoming: { url?: string; socket: { remoteAddress?: string } };
}

/** The back end alone (`npm run api`): settings → back end → listening, and the way back. `/healthz`, `/readyz` besides. */
async function start(): Promise<void> {
  keepFilesOwn();
  const env = readApiEnv();
  const log = createLogger(env.logLevel);
  if (env.apiSecrets.length === 0 && !isLoopback(env.host))
    throw new StartupError(
      `API_SECRET: falta o segredo, o mesmo do site, para um back end que escuta em ${env.host} (API_HOST).`,
    );
  const { house, webhook, mautic } = env.leadPlaces;
  if (house.length === 0 && !webhook && !mautic)
    process.stdout.write(
      'LEADS_TO, LEADS_WEBHOOK_URL ou MAUTIC_URL: sem isso ninguém fica sabendo dos contatos\n',
    );
  const callOf = knownCallers(env.apiSecrets);
  const backend = await openBackend(log, env);
  const stop = gracefulStop({ drainMs: env.drainMs, log });
  const answer = async (request: Request, { incoming }: Connection): Promise<Response> => {
    // The request's own address is tidied up already; what was asked for is not what it seems.
    if (hasDotSegments(incoming.url!.split('?', 1)[0]!)) return new Response('bad path', { status: 400 });
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return new Response('ok');
    if (pathname !== '/readyz') return backend.answer(callOf(request, incoming.socket.remoteAddress));
    if (stop.isOn) return new Response('stopping', { status: 503 });
    return (await backend.ready()) ? new Response('ok') : new Response('database away', { status: 503 });
  };
  void makeFilesOwn(env.dataDir, log);
  const server = serve({ fetch: answer, port: env.port, hostname: env.host }) as Server;
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = listenError(error, { port: 'API_PORT', host: 'API_HOST' }, env.port, env.host);
    void backend.close().finally(() => giveUp(reason));
  });
  server.once('listening', () => {
    log.info({ port: (server.address() as AddressInfo).port }, 'the back end is ready');
  });
  stop.arm({ server, rest: backend.stopWork, close: backend.close });
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

start().catch(giveUp);

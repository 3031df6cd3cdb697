import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBackend } from './backend';
import { readApiEnv } from './env';
import { StartupError } from './errors';
import { gracefulStop } from './graceful-stop';
import { createLogger } from './log';
import { fromCaller } from './trusted-callers';

/** What is asked of a call's connection. */
interface Connection {
  incoming: { socket: { remoteAddress?: string } };
}

/** The back end alone (`npm run api`): settings → back end → listening, and the way back. `/healthz`, `/readyz` besides. */
async function start(): Promise<void> {
  const env = readApiEnv();
  const log = createLogger(env.logLevel);
  const backend = await openBackend(log, env);
  const stop = gracefulStop({ drainMs: env.drainMs, log });
  const answer = async (request: Request, { incoming }: Connection): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return new Response('ok');
    if (pathname !== '/readyz')
      return backend.answer(fromCaller(request, incoming.socket.remoteAddress, env.trustedCallers));
    if (stop.isOn) return new Response('stopping', { status: 503 });
    return (await backend.ready()) ? new Response('ok') : new Response('database away', { status: 503 });
  };
  const server = serve({ fetch: answer, port: env.port, hostname: env.host }) as Server;
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? new StartupError(`A porta ${env.port} já está em uso (API_PORT).`)
        : error;
    void backend.close().finally(() => giveUp(reason));
  });
  server.once('listening', () => {
    log.info({ port: (server.address() as AddressInfo).port }, 'O back end está pronto');
  });
  stop.arm({ server, rest: backend.stopWork, close: backend.close });
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

start().catch(giveUp);

import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorAnswer } from '@contract/errors';
import { apiSecretHeader } from '@contract/geolocation';
import { hasDotSegments } from '@domain/network/dot-segments';
import { openBackend, type OwnBackend } from './backend';
import { readApiEnv } from './env';
import { listenError, StartupError } from '@api/platform/process/startup-error';
import { giveUp, logNodeWarnings, startOutput } from '@api/platform/process/start-output';
import { gracefulStop } from '@api/platform/process/graceful-stop';
import { metricsHeaders, openMetricsEndpoint } from '@api/platform/metrics/endpoint';
import { connectionTimeouts } from '@api/platform/http/connection-timeouts';
import { unavailable } from '@api/platform/http/errors';
import { isLoopback, trustedCallers } from '@api/platform/http/trusted-callers';
import { createLogger } from '@api/platform/process/log';
import { restrictNewFiles, restrictDataFolder } from '@api/platform/process/file-permissions';

interface Connection {
  incoming: { url?: string; socket: { remoteAddress?: string } };
}

/** The back end as a separate process (`npm run api`), with `/healthz` and `/readyz`. */
async function start(): Promise<void> {
  restrictNewFiles();
  const env = readApiEnv();
  const log = createLogger(env.logLevel);
  logNodeWarnings(log);
  if (env.apiSecrets.length === 0 && !isLoopback(env.host))
    throw new StartupError(
      `API_SECRET: falta o segredo, o mesmo do site, para um back end que escuta em ${env.host} (API_HOST).`,
    );
  const { house: brokerageAddresses, webhook, mautic } = env.leadPlaces;
  if (brokerageAddresses.length === 0 && !webhook && !mautic)
    startOutput().print(
      'LEADS_TO, LEADS_WEBHOOK_URL ou MAUTIC_URL: sem isso ninguém fica sabendo dos contatos',
      'no destination for leads: LEADS_TO, LEADS_WEBHOOK_URL or MAUTIC_URL',
      { level: 'warn' },
    );
  const callOf = trustedCallers(env.apiSecrets);
  const metrics = await openMetricsEndpoint({ portName: 'API_METRICS_PORT', log });
  const opened: { backend?: OwnBackend } = {};
  const stop = gracefulStop({ drainMs: env.drainMs, log });
  const answer = async (request: Request, { incoming }: Connection): Promise<Response> => {
    // `request.url` is normalized: check the raw URL.
    if (hasDotSegments(incoming.url!.split('?', 1)[0]!)) return new Response('bad path', { status: 400 });
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return new Response('ok');
    const figures = request.method === 'GET' && metrics?.read(pathname, request.headers.get('authorization'));
    // The server writes into the headers that it gets.
    if (figures) return new Response(await figures, { headers: { ...metricsHeaders } });
    if (stop.isOn && pathname === '/readyz') return new Response('stopping', { status: 503 });
    const { backend } = opened;
    if (!backend) return pathname === '/readyz' ? new Response('loading', { status: 503 }) : loading();
    const call = callOf(request, incoming.socket.remoteAddress);
    if (pathname !== '/readyz') return backend.answer(call);
    // A website whose secret is wrong gets no other answer either. Probes send none.
    if (call.isRefused && request.headers.has(apiSecretHeader))
      return new Response('wrong secret', { status: 503 });
    if (!(await backend.ready())) return new Response('database away', { status: 503 });
    return new Response(['ok', await backend.notes()].filter(Boolean).join('\n'));
  };
  const server = serve({
    fetch: answer,
    port: env.port,
    hostname: env.host,
    serverOptions: connectionTimeouts,
  }) as Server;
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, { port: 'API_PORT', host: 'API_HOST' }, env.port, env.host);
  });
  const backend = (opened.backend = await openBackend(log, env, metrics?.metrics));
  void restrictDataFolder(env.dataDir, log);
  log.info({ port: (server.address() as AddressInfo).port }, 'back end ready');
  stop.arm({
    server,
    rest: backend.stopWork,
    close: async () => {
      metrics?.close();
      await backend.close();
    },
  });
}

const retryAfterSeconds = 5;

function loading(): Response {
  const { code, message } = unavailable();
  const body = { status: 'error', code, message, retry_after: retryAfterSeconds } satisfies ErrorAnswer;
  return Response.json(body, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

start().catch(giveUp);

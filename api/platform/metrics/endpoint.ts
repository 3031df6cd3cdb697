import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { secretCheck } from '@api/platform/http/api-secrets';
import { programVersion } from '@api/platform/db/releases';
import { connectionTimeouts } from '@api/platform/http/connection-timeouts';
import { listenError } from '@api/platform/process/startup-error';
import type { Logger } from '@api/platform/process/log';
import type { Metrics } from './metrics';
import { type MetricsSettings, readMetricsSettings } from './metrics-settings';

export const metricsPath = '/metrics';
export const metricsHeaders = {
  'content-type': 'text/plain; version=0.0.4; charset=utf-8',
  'cache-control': 'no-store',
};

export interface MetricsEndpoint {
  metrics: Metrics;
  /** On the port of pages or calls. Null: the request is answered like one for an unknown path. */
  read(path: string, authorization: string | undefined | null): Promise<string> | null;
  close(): void;
}

/** Undefined: no setting asks for metrics, and nothing is measured. @throws StartupError */
export async function openMetricsEndpoint({
  source = process.env,
  portName,
  log,
}: {
  source?: Record<string, string | undefined>;
  portName: 'METRICS_PORT' | 'API_METRICS_PORT';
  log: Logger;
}): Promise<MetricsEndpoint | undefined> {
  const settings = readMetricsSettings(source, portName);
  if (!settings) return;
  // Without metrics, the package takes no memory.
  const [{ openMetrics }, { measureRuntime }] = await Promise.all([
    import('./metrics'),
    import('./runtime-metrics'),
  ]);
  const metrics = openMetrics();
  measureRuntime(metrics, programVersion);
  const isAllowed = bearerCheck(settings);
  const server = settings.port === undefined ? undefined : await serve(settings, portName, metrics);
  if (server) log.info({ metricsPort: (server.address() as AddressInfo).port }, 'metrics ready');
  return {
    metrics,
    read: (path, authorization) =>
      server || path !== metricsPath || !isAllowed(authorization) ? null : metrics.text(),
    close: () => server?.close(),
  };
}

const bearer = /^Bearer +(\S+)$/i;

function bearerCheck({ token }: MetricsSettings) {
  const isToken = secretCheck(token === undefined ? [] : [token]);
  return (authorization: string | undefined | null) => isToken(bearer.exec(authorization ?? '')?.[1] ?? null);
}

async function serve(settings: MetricsSettings, portName: string, metrics: Metrics): Promise<Server> {
  const isAllowed = settings.token === undefined ? () => true : bearerCheck(settings);
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const isScrape = req.method === 'GET' && req.url?.split('?', 1)[0] === metricsPath;
    if (!isScrape || !isAllowed(req.headers.authorization)) return void res.writeHead(404).end();
    const text = await metrics.text();
    res.writeHead(200, metricsHeaders).end(text);
  };
  const server = createServer(connectionTimeouts, (req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  // Without a token: this machine alone.
  const host = settings.token === undefined ? '127.0.0.1' : undefined;
  server.listen(settings.port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, { port: portName, host: 'HOST' }, settings.port!, host);
  });
  // It does not keep the process alive.
  server.unref();
  return server;
}

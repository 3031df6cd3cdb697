import type { Backend } from '@api/backend';
import { requestId } from '@api/request-id';
import type { InfoLog, WarningLog } from '@domain/logged';
import { type ApiClient, createApiClient } from '~/back-end/client.server';
import type { StampNow } from '~/back-end/stamps.server';
import { pictureAddresses } from '~/back-end/picture-address.server';
import type { Env } from './env';

/**
 * A back end that runs by itself, ours (`npm run api`) or the operator's own: photos are asked of it, and whether it is
 * there; neither is looked for elsewhere, where it says so. The calls go through the API client.
 */
export function remoteBackEnd(baseUrl: string, timeoutMs: number): Backend {
  const ask = (path: string, init?: RequestInit) =>
    fetch(baseUrl + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  return {
    fetch({ url, method, headers }) {
      return ask(new URL(url).pathname, { method, headers });
    },
    ready: () =>
      ask('/readyz').then(
        ({ status }) => status < 500,
        () => false,
      ),
    async close() {},
  };
}

/** The website's way to its back end: over HTTP to one that runs by itself, else in this process. */
export const apiClient = (
  backEnd: Backend,
  { apiBaseUrl: baseUrl, apiFields: fields, apiSecret, apiTimeoutMs: timeoutMs, imageOrigins }: Env,
  log: WarningLog & InfoLog,
  { stampNow, readingMs }: { stampNow?: StampNow; readingMs?: number } = {},
): ApiClient =>
  createApiClient(
    {
      fetch: baseUrl ? fetch : backEnd.fetch,
      baseUrl,
      secret: baseUrl ? apiSecret : undefined,
      timeoutMs,
      readingMs,
      fields,
      requestId,
      log,
      pictureAddress: pictureAddresses({ baseUrl, imageOrigins, log }),
    },
    stampNow,
  );

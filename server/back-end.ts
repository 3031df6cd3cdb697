import type { Backend } from '@api/backend';
import { apiSecretHeader } from '@contract/geolocation';
import { requestId } from '@api/platform/process/request-id';
import type { InfoLog, WarningLog } from '@domain/kernel/logged';
import { type ApiClient, createApiClient } from '~/back-end/client.server';
import type { GetCacheVersion } from '~/back-end/cache-version.server';
import { pictureAddresses } from '~/back-end/picture-address.server';
import type { BackEndMetrics } from './back-end-metrics';
import type { Env } from './env';

/** Remote back end (`npm run api`, or the operator's): only photos and readiness, without redirects. */
export function remoteBackEnd(baseUrl: string, timeoutMs: number, secret = ''): Backend {
  const request = (path: string, init?: RequestInit) =>
    fetch(baseUrl + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  return {
    fetch({ url, method, headers }) {
      return request(new URL(url).pathname, { method, headers });
    },
    ready: () =>
      request('/readyz', secret ? { headers: { [apiSecretHeader]: secret } } : {}).then(
        ({ status }) => status < 500,
        () => false,
      ),
    async close() {},
  };
}

interface ClientOptions {
  getCacheVersion?: GetCacheVersion;
  readingMs?: number;
  metrics?: BackEndMetrics;
}

export const apiClient = (
  backEnd: Backend,
  { apiBaseUrl: baseUrl, apiFields: fields, apiSecret, apiTimeoutMs: timeoutMs, imageOrigins }: Env,
  log: WarningLog & InfoLog,
  { getCacheVersion, readingMs, metrics }: ClientOptions = {},
): ApiClient =>
  createApiClient(
    {
      fetch: baseUrl ? (metrics?.fetch ?? fetch) : backEnd.fetch,
      baseUrl,
      secret: baseUrl ? apiSecret : undefined,
      timeoutMs,
      readingMs,
      fields,
      requestId,
      log,
      onCache: metrics?.onCache,
      pictureAddress: pictureAddresses({ baseUrl, imageOrigins, log }),
    },
    getCacheVersion,
  );

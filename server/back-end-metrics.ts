import { observeCall } from '@api/platform/metrics/http-labels';
import type { Metrics } from '@api/platform/metrics/metrics';
import { contractCallOf } from '@contract/calls';
import { clock } from '@domain/kernel/clock';
import type { CacheResult } from '~/back-end/transport.server';

export interface BackEndMetrics {
  /** `fetch` that measures each call of a separate back end until its headers. */
  fetch: (request: Request) => Promise<Response>;
  onCache: (result: CacheResult) => void;
}

/** @param baseUrl of a separate back end; may contain a path */
export function backEndMetrics(metrics: Metrics, baseUrl = ''): BackEndMetrics {
  const basePath = baseUrl && new URL(baseUrl).pathname.replace(/\/$/, '');
  return {
    async fetch(request) {
      const started = clock.monotonicNow();
      let status: number | null = null;
      try {
        const response = await fetch(request);
        status = response.status;
        return response;
      } finally {
        const { method, url } = request;
        const call = contractCallOf(method, new URL(url).pathname.slice(basePath.length));
        const seconds = (clock.monotonicNow() - started) / 1_000;
        observeCall(metrics, { method, template: call && `/${call.path}`, status, seconds });
      }
    },
    onCache: (result) => metrics.count('bossa_nova_response_cache_requests_total', { result }),
  };
}

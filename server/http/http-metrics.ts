import type { ServerResponse } from 'node:http';
import { expectAnswers, observeAnswer } from '@api/platform/metrics/http-labels';
import type { Metrics } from '@api/platform/metrics/metrics';
import { clock } from '@domain/kernel/clock';
import { mainRoutes } from './route-templates';
import type { RawRequest } from './trusted-proxies';

/** Counts each answer of the website by its route template. */
export function httpMetrics(metrics: Metrics, templateOf: (path: string) => string) {
  expectAnswers(metrics, mainRoutes);
  return ({ method, url }: RawRequest, res: ServerResponse): void => {
    const started = clock.monotonicNow();
    res.once('close', () => {
      const seconds = (clock.monotonicNow() - started) / 1_000;
      const status = res.writableFinished ? res.statusCode : 499;
      observeAnswer(metrics, {
        method: method ?? '',
        route: templateOf(url.split('?', 1)[0]!),
        status,
        seconds,
      });
    });
  };
}

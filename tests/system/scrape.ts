import { observeAnswer } from '@api/platform/metrics/http-labels';
import { type Metrics, openMetrics } from '@api/platform/metrics/metrics';
import { measureRuntime } from '@api/platform/metrics/runtime-metrics';
import { databaseMetrics } from '@api/platform/metrics/database-metrics';
import { type FigureDeps, readFigures } from '@api/system/figures/read-figures';
import { systemDefaults } from '@api/system/settings';
import { silentLogger } from '../support/silent-logger';
import type { TestDatabase } from '../support/database';

/** What a back end measures, over a test's database. */
export function measured({ db }: Pick<TestDatabase, 'db'>, given: Partial<FigureDeps> = {}) {
  const metrics: Metrics = openMetrics();
  measureRuntime(metrics, '1.0.0');
  const observer = databaseMetrics(metrics);
  observer.pool(() => ({ used: 1, idle: 1, waiting: 0, max: 4 }));
  observer.query(0.01);
  observeAnswer(metrics, { method: 'GET', route: '/', status: 200, seconds: 0.01 });
  metrics.count('bossa_nova_page_cache_requests_total', { result: 'hit' });
  metrics.count('bossa_nova_job_runs_total', { kind: 'mail', outcome: 'done' });
  const deps: FigureDeps = {
    ...{ db, metrics, log: silentLogger, siteUrl: 'http://localhost:3000' },
    ...{ system: { ...systemDefaults(), feeds: ['casa'] }, jobKinds: ['mail', 'forget'] },
    ...given,
  };
  return { metrics, read: () => readFigures(deps), deps };
}

import type { DatabaseObserver } from '@api/platform/db/engine';
import type { Metrics } from './metrics';

export const databaseMetrics = (metrics: Metrics): DatabaseObserver => ({
  query: (seconds) => metrics.observe('db_client_operation_duration_seconds', seconds),
  pool(read) {
    metrics.beforeScrape(() => {
      const { used, idle, waiting, max } = read();
      metrics.set('db_client_connection_count', [
        { labels: { db_client_connection_state: 'used' }, value: used },
        { labels: { db_client_connection_state: 'idle' }, value: idle },
      ]);
      metrics.set('db_client_connection_max', [{ value: max }]);
      metrics.set('db_client_connection_pending_requests', [{ value: waiting }]);
    });
  },
});

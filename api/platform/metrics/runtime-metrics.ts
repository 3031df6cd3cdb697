import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metrics } from './metrics';

const resolutionMs = 20;
const nanoseconds = 1e9;
const microseconds = 1e6;

/** Event loop, memory and processor time of this process, read at each scrape. */
export function measureRuntime(metrics: Metrics, version: string): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let busy = performance.eventLoopUtilization();
  let processor = { user: 0, system: 0 };
  metrics.set('target_info', [
    { labels: { service_name: 'bossa-nova', service_version: version }, value: 1 },
  ]);
  const setOne = (name: Parameters<Metrics['set']>[0], value: number) => metrics.set(name, [{ value }]);

  metrics.beforeScrape(() => {
    setOne('process_uptime_seconds', process.uptime());
    setOne('process_memory_usage_bytes', process.memoryUsage.rss());
    setOne('v8js_memory_heap_used_bytes', process.memoryUsage().heapUsed);
    // The histogram counts the timer's own interval too.
    const seconds = (value: number) => Math.max(0, value / nanoseconds - resolutionMs / 1_000);
    setOne('nodejs_eventloop_delay_p50_seconds', seconds(delay.percentile(50)));
    setOne('nodejs_eventloop_delay_p99_seconds', seconds(delay.percentile(99)));
    setOne('nodejs_eventloop_delay_max_seconds', delay.count > 0 ? seconds(delay.max) : 0);
    delay.reset();
    const now = performance.eventLoopUtilization();
    setOne('nodejs_eventloop_utilization_ratio', performance.eventLoopUtilization(now, busy).utilization);
    busy = now;
    const { user, system } = process.cpuUsage();
    for (const [mode, spent] of [
      ['user', user - processor.user],
      ['system', system - processor.system],
    ] as const)
      metrics.count('process_cpu_time_seconds_total', { cpu_mode: mode }, Math.max(0, spent) / microseconds);
    processor = { user, system };
  });
}

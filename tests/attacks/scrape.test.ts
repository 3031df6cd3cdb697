import { expect, test } from 'vitest';
import { counters, type Definition, gauges, histograms } from '@api/platform/metrics/definitions';
import { openMetrics } from '@api/platform/metrics/metrics';
import { measureRuntime } from '@api/platform/metrics/runtime-metrics';

/** No ratio, unlike other bounds here: each instance is scraped every 15 or 30 s. */
const mostMs = 10;
const scrapes = 40;
const many = Array.from({ length: 200 }, (_, index) => `value-${index}`);

/** Of this process: other programs of the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

test('a scrape of all series takes at most 10 ms of the processor', async () => {
  const metrics = openMetrics();
  measureRuntime(metrics, '1.0');
  const labelsOf = ({ labels = [] }: Definition, value: string) =>
    Object.fromEntries(labels.map((label) => [label, value]));
  for (const value of many) {
    for (const [name, definition] of Object.entries(histograms))
      metrics.observe(name as never, 1, labelsOf(definition, value));
    for (const [name, definition] of Object.entries(counters))
      metrics.count(name as never, labelsOf(definition, value));
  }
  for (const [name, definition] of Object.entries(gauges)) {
    const values = 'labels' in definition ? many : ['one'];
    metrics.set(
      name as never,
      values.map((value) => ({ labels: labelsOf(definition, value), value: 1 })),
    );
  }
  await metrics.text();
  const spent: number[] = [];
  for (let scrape = 0; scrape < scrapes; scrape++) {
    const begun = processorMs();
    const text = await metrics.text();
    spent.push(processorMs() - begun);
    expect(text.split('\n').length).toBeGreaterThan(700);
  }
  const median = spent.sort((one, other) => one - other)[scrapes / 2]!;
  expect(median).toBeLessThanOrEqual(mostMs);
});

import { expect, test } from 'vitest';
import { counters, type Definition, gauges, histograms, maxSeries, otherValue } from './definitions';
import { observeAnswer, observeCall } from './http-labels';
import { openMetrics } from './metrics';
import { measureRuntime } from './runtime-metrics';

const seriesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
const many = Array.from({ length: 3_000 }, (_, index) => `value-${index}`);
const labelled = (labels: readonly string[] = [], value: string) =>
  Object.fromEntries(labels.map((label) => [label, value]));
const definitionsOf = <Name extends string>(all: Readonly<Record<Name, Definition>>) =>
  Object.entries<Definition>(all) as [Name, Definition][];

test('has at most 1,000 series, whatever the values of labels are', async () => {
  const metrics = openMetrics();
  measureRuntime(metrics, '1.0');
  for (const route of many)
    for (const status of [200, 301, 404, 500, 999])
      observeAnswer(metrics, { method: route, route, status, seconds: 1 });
  for (const template of many)
    for (const status of [200, 301, 404, 500, null])
      observeCall(metrics, { method: 'GET', template, status, seconds: 1 });
  for (const [name, { labels }] of definitionsOf(histograms).slice(2))
    for (const value of many) metrics.observe(name, 1, labelled(labels, value));
  for (const [name, { labels }] of definitionsOf(counters))
    for (const value of many) metrics.count(name, labelled(labels, value));
  for (const [name, { labels }] of definitionsOf(gauges)) {
    const samples = many.map((value) => ({ labels: labelled(labels, value), value: 1 }));
    metrics.set(name, labels ? samples : [{ value: 1 }]);
  }
  const series = seriesOf(await metrics.text());
  expect(series.length).toBeGreaterThan(700);
  expect(series.length).toBeLessThanOrEqual(maxSeries);
});

test('further routes count as _OTHER, by class of status', async () => {
  const metrics = openMetrics();
  for (const route of many) observeAnswer(metrics, { method: 'GET', route, status: 503, seconds: 0.3 });
  const text = await metrics.text();
  const others = `http_request_method="${otherValue}",http_route="${otherValue}",http_response_status_code="5xx"`;
  expect(text).toMatch(new RegExp(`_count{${others}} ${many.length - 56}\n`));
  expect(text).toMatch(/_count\{[^}]*http_route="value-3"[^}]*\} 1\n/);
});

test('a set gauge has the last samples alone', async () => {
  const metrics = openMetrics();
  const name = 'bossa_nova_feed_runs';
  expect(seriesOf(await metrics.text()).join('\n')).not.toContain(name);
  metrics.set(name, [{ labels: { outcome: 'failed' }, value: 2 }]);
  metrics.set(name, [{ labels: { outcome: 'applied' }, value: 1 }]);
  expect(seriesOf(await metrics.text())).toContain(`${name}{outcome="applied"} 1`);
  expect(await metrics.text()).not.toContain('outcome="failed"');
  metrics.set(name, []);
  expect(seriesOf(await metrics.text()).join('\n')).not.toContain(name);
});

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundedLabels, type Labels } from './bounded-labels';
import {
  counters,
  durationBuckets,
  gauges,
  histograms,
  type CounterName,
  type Definition,
  type GaugeName,
  type HistogramName,
} from './definitions';

export interface Sample {
  labels?: Labels;
  value: number;
}

/** Metrics of this process. No label has personal data, a secret, or text of a request. */
export interface Metrics {
  observe(name: HistogramName, seconds: number, labels?: Labels): void;
  /** Its series exist from now on. */
  expect(name: HistogramName, labels: Labels): void;
  count(name: CounterName, labels?: Labels, by?: number): void;
  /** Replaces all samples of a gauge. */
  set(name: GaugeName, samples: readonly Sample[]): void;
  /** `read` runs at each scrape and must be quick. */
  beforeScrape(read: () => void): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** The only file that knows the package. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const readers: (() => void)[] = [];
  const settingsOf = (name: string, { help, labels = [] }: Definition) => ({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
  });
  const observers = mapOf(histograms, (name, definition: Definition) => {
    const histogram = new Histogram({
      ...settingsOf(name, definition),
      buckets: [...(definition.buckets ?? durationBuckets)],
    });
    const bounded = boundedLabels(definition);
    return {
      observe: (labels: Labels, seconds: number) => histogram.observe(bounded(labels), seconds),
      expect: (labels: Labels) => histogram.zero(bounded(labels)),
    };
  });
  const adders = mapOf(counters, (name, definition) => {
    const counter = new Counter(settingsOf(name, definition));
    const bounded = boundedLabels(definition);
    return (labels: Labels, by: number) => counter.inc(bounded(labels), by);
  });
  const setters = mapOf(gauges, (name, definition) => {
    const gauge = new Gauge(settingsOf(name, definition));
    // A new gauge without labels is 0: no value is no sample.
    gauge.remove({});
    return (samples: readonly Sample[]) => {
      gauge.reset();
      gauge.remove({});
      for (const { labels = {}, value } of samples.slice(0, definition.sets ?? 1)) gauge.set(labels, value);
    };
  });
  return {
    observe: (name, seconds, labels = {}) => observers.get(name)!.observe(labels, seconds),
    expect: (name, labels) => observers.get(name)!.expect(labels),
    count: (name, labels = {}, by = 1) => adders.get(name)!(labels, by),
    set: (name, samples) => setters.get(name)!(samples),
    beforeScrape: (read) => void readers.push(read),
    async text() {
      for (const read of readers) read();
      return registry.metrics();
    },
  };
}

const mapOf = <Name extends string, Value>(
  definitions: Readonly<Record<Name, Definition>>,
  make: (name: Name, definition: Definition) => Value,
): ReadonlyMap<Name, Value> =>
  new Map(
    Object.entries<Definition>(definitions).map(([name, definition]) => [
      name as Name,
      make(name as Name, definition),
    ]),
  );

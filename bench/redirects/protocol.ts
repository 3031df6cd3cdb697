/** What the benchmark asks of the process that it measures, over Node's own channel between parent and child. */
export type Question = { ask: 'cpu' } | { ask: 'memory' } | { ask: 'chain'; of: Chain };

/** The site with no redirects of an operator's own, and with ten thousand. */
export type Chain = 'plain' | 'many';

export type Reply =
  | { tell: 'ready'; sitePort: number; chainPorts: Record<Chain, number> }
  /** Processor time of the whole process since its start, µs. */
  | { tell: 'cpu'; micros: number }
  /** After a garbage collection, MB. */
  | { tell: 'memory'; heapMb: number; rssMb: number }
  /** How long each request since the last time took from the server to the page, µs. */
  | { tell: 'chain'; micros: number[] };

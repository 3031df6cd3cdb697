export type Question = { ask: 'cpu' } | { ask: 'memory' } | { ask: 'chain'; of: Chain };

export type Chain = 'plain' | 'many';

export type Reply =
  | { tell: 'ready'; sitePort: number; chainPorts: Record<Chain, number> }
  | { tell: 'cpu'; micros: number }
  /** After a garbage collection, MB. */
  | { tell: 'memory'; heapMb: number; rssMb: number }
  /** Time of each request since the last message, from the server to the page handler, µs. */
  | { tell: 'chain'; micros: number[] };

/** What the benchmark asks of the process that it measures, over Node's own channel between parent and child. */
export type Question =
  | { ask: 'cpu' }
  /** Render the page with React alone, over and over, for so long. */
  | { ask: 'react'; ms: number };

export type Reply =
  | { tell: 'ready'; sitePort: number; barePort: number; pageBytes: number; reactBytes: number }
  /** Processor time of the whole process since its start, µs. */
  | { tell: 'cpu'; micros: number }
  | { tell: 'react'; renders: number; micros: number; seconds: number };

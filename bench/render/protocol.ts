/** What the benchmark asks of the process that it measures, over Node's own channel between parent and child. */
export type Question =
  | { ask: 'cpu' }
  /** Render with React alone, over and over, for so long: the page's own tree, or that and all that Remix puts around it. */
  | { ask: 'react'; ms: number; tree: 'own' | 'whole' };

export type Reply =
  | { tell: 'ready'; sitePort: number; barePort: number; pageBytes: number; reactBytes: number }
  /** Processor time of the whole process since its start, µs. */
  | { tell: 'cpu'; micros: number }
  | { tell: 'react'; renders: number; micros: number; seconds: number };

export type Question =
  | { ask: 'cpu' }
  /** Renders with React for `ms`: the page's own tree, or the tree with Remix's components. */
  | { ask: 'react'; ms: number; tree: 'own' | 'whole' };

export type Reply =
  | { tell: 'ready'; sitePort: number; barePort: number; pageBytes: number; reactBytes: number }
  | { tell: 'cpu'; micros: number }
  | { tell: 'react'; renders: number; micros: number; seconds: number };

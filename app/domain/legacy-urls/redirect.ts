import { type Pair, withQuery } from './query';

/** Where a request is sent on to. The location is a path of this site, or an address that the operator has set. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

export const permanently = (path: string, query: readonly Pair[] = []): Redirect => ({
  status: 301,
  location: withQuery(path, query),
});

export const forNow = (path: string, query: readonly Pair[] = []): Redirect => ({
  status: 302,
  location: withQuery(path, query),
});

import { type Pair, withQuery } from './query';

/** The location is a path of this site, or a URL that the operator has set. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

export const permanentRedirect = (path: string, query: readonly Pair[] = []): Redirect => ({
  status: 301,
  location: withQuery(path, query),
});

export const temporaryRedirect = (path: string, query: readonly Pair[] = []): Redirect => ({
  status: 302,
  location: withQuery(path, query),
});

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

/** Path and query; an address of another site is no path, and no rule fits it. */
export function splitAddress(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}

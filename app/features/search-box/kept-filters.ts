import { links } from '~/links';

/**
 * A place's listing with the filters that stay: `kept` is the address of a search that names neither place nor
 * negotiation, so its words follow those of the place, in the path and in the query.
 */
export function withKept(href: string, kept: string): string {
  const [path, query] = href.split('?');
  const [words, more] = kept.split('?');
  const parameters = [query, more].filter(Boolean).join('&');
  return path + words!.slice(links.allProperties().length) + (parameters && `?${parameters}`);
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchPaths } from './queries.server';
import { urlSet, xmlResponse } from './xml';

/** `/sitemap-buscas.xml`: indexable searches. */
export async function loader({ context: { api, siteUrl } }: LoaderFunctionArgs) {
  const paths = await searchPaths(api.shared);
  return xmlResponse(urlSet(paths.map((path) => ({ loc: siteUrl + path }))));
}

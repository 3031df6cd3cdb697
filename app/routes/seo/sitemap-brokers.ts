import type { LoaderFunctionArgs } from '@remix-run/node';
import { brokerPaths } from './queries.server';
import { urlSet, xmlResponse } from './xml';

/** `/sitemap-corretores.xml`: the brokers' pages. */
export async function loader({ context: { api, siteUrl } }: LoaderFunctionArgs) {
  const paths = await brokerPaths(api.shared);
  return xmlResponse(urlSet(paths.map((path) => ({ loc: siteUrl + path }))));
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { propertyPart } from './queries.server';
import { urlSet, xmlResponse } from './xml';

/** `/sitemap-imoveis.xml?parte=1`: property pages; 404 for an unknown part. */
export async function loader({ request, context: { api, siteUrl } }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get('parte') ?? '1';
  const entries = /^[1-9]\d{0,3}$/.test(given)
    ? await propertyPart(api.shared, siteUrl, Number(given))
    : null;
  if (!entries)
    return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return xmlResponse(urlSet(entries));
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { propertyParts } from './queries.server';
import { sitemapIndex, xmlResponse } from './xml';

/** `/sitemap.xml`: index of all sitemaps. */
export async function loader({ context: { api, siteUrl } }: LoaderFunctionArgs) {
  const parts = await propertyParts(api.shared);
  return xmlResponse(
    sitemapIndex([
      { loc: `${siteUrl}/sitemap-paginas.xml` },
      { loc: `${siteUrl}/sitemap-buscas.xml` },
      { loc: `${siteUrl}/sitemap-corretores.xml` },
      ...parts.map(({ lastmod }, index) => ({
        loc: `${siteUrl}/sitemap-imoveis.xml?parte=${index + 1}`,
        lastmod,
      })),
    ]),
  );
}

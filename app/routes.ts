import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

/** The table of contents: every URL and its file. */
export default [
  index('routes/home/route.ts'),
  layout('routes/_layouts/global-search.tsx', [
    // Also answers `/imoveis` alone.
    route('imoveis/*', 'routes/imoveis/route.tsx'),
  ]),
  layout('routes/_layouts/default.tsx', [
    // The search box without JavaScript: which place is meant.
    route('busca', 'routes/busca/route.tsx'),
  ]),
  route('recursos/mapa/*', 'routes/recursos/mapa.ts'),
  route('recursos/visualizacao', 'routes/recursos/visualizacao.ts'),
  route('recursos/cookies', 'routes/recursos/cookies.ts'),
  route('recursos/favoritos', 'routes/recursos/favoritos.ts'),
  route('recursos/pesquisas', 'routes/recursos/pesquisas.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemap-buscas.xml', 'routes/seo/sitemap-searches.ts'),
  route('sitemap-imoveis.xml', 'routes/seo/sitemap-properties.ts'),
  route('*', 'routes/institucional/not-found.tsx'),
] satisfies RouteConfig;

import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * `/robots.txt`: every page may be read, since pages that are not to be found say so themselves (`noindex`), and a robot
 * has to read that. Closed are only the addresses that are no pages.
 */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(`User-agent: *\nDisallow: /recursos/\n\nSitemap: ${context.siteUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });

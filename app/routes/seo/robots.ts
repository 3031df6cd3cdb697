import type { LoaderFunctionArgs } from '@remix-run/node';

/** `/robots.txt`: all pages are open, because robots must read their `noindex`. Only resources and the admin are closed. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    `User-agent: *\nDisallow: /recursos/\nDisallow: /mesa\n\nSitemap: ${context.siteUrl}/sitemap.xml\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  );

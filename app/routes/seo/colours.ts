import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * `/cores.css`: the design's tokens that are the house's own. It stands in a page's body, so it has to weigh more than
 * the sheet of all tokens (app/styles/tokens.css).
 */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { colours, version } = context.settings.firm;
  if (!colours) throw new Response(null, { status: 404 });
  const tokens = Object.entries(colours).map(([token, colour]) => `${token}:${colour}`);
  // An instance that does not know the asked version yet gives what it has, for nobody to keep.
  const isAsked = new URL(request.url).searchParams.get('v') === version;
  return new Response(`:root:root{${tokens.join(';')}}\n`, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isAsked ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

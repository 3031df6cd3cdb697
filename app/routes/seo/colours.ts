import type { LoaderFunctionArgs } from '@remix-run/node';

/** `/cores.css`: the brokerage's tokens. In the body, `:root:root` must override app/styles/tokens.css. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { colours, version } = context.settings.firm;
  if (!colours) throw new Response(null, { status: 404 });
  const tokens = Object.entries(colours).map(([token, colour]) => `${token}:${colour}`);
  // An instance without the requested version yet sends its own, uncached.
  const isRequestedVersion = new URL(request.url).searchParams.get('v') === version;
  return new Response(`:root:root{${tokens.join(';')}}\n`, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isRequestedVersion ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

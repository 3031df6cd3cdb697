import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/**
 * Every address that no route has (spec 1 §10). The server sends documents of old addresses on before they
 * come here; navigations of the router, which ask for data, come here only.
 */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  const old = context.redirectFor?.(request.method, pathname, search.slice(1));
  if (old) throw redirect(old.location, old.status);
  throw new Response(null, { status: 404 });
}

/** A form that was sent to an old address is not sent on. */
export function action(): never {
  throw new Response(null, { status: 404 });
}

/** Never shown: the root's error boundary answers. It makes this a page, not a resource. */
export default function NotFound() {
  return null;
}

import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** All unknown URLs (spec 1 §10). The server redirects old URLs of documents; data requests only come here. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  const old = context.redirectFor?.(request.method, pathname, search.slice(1));
  if (old) throw redirect(old.location, old.status);
  throw new Response(null, { status: 404 });
}

/** Forms to old URLs are not redirected. */
export function action(): never {
  throw new Response(null, { status: 404 });
}

/** Makes this route a page, so that the root's error boundary renders it. */
export default function NotFound() {
  return null;
}

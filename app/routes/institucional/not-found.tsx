/** Every address that no route has (specification 1, section 10). */
export function loader(): never {
  throw new Response(null, { status: 404 });
}
export const action = loader;

/** Never shown: the root's error boundary answers. It makes this a page, not a resource. */
export default function NotFound() {
  return null;
}

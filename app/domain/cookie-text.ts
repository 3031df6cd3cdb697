/** A cookie's value in a `Cookie` header or in `document.cookie`, as it stands there; the first of that name counts. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}

/** Raw value of the first cookie with this name, from a `Cookie` header or `document.cookie`. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
}

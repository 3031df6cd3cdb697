/** Cookies that only this site can read or write (server/seals.ts); `maxAge` in seconds. */
export interface Seals {
  /** The `Set-Cookie` value; `value` is anything that JSON can say. */
  cookie(name: string, value: unknown, maxAge: number): string;
  /** The `Set-Cookie` value that takes the cookie away. */
  forget(name: string): string;
  /** What a request's `Cookie` header has of it; null where there is none, it is too old, or it was not sealed here. */
  read(cookieHeader: string | null, name: string): unknown;
}

/** A hidden field's value that only this site can write, once it is posted read by `seals.read(value, name)`; `maxAge` in seconds. */
export const sealedField = (
  { seals }: { seals: Seals },
  name: string,
  value: unknown,
  maxAge: number,
): string => seals.cookie(name, value, maxAge).split(';', 1)[0]!;

/** Cookies that only this site can read or write (server/seals.ts); `maxAge` in seconds. */
export interface Seals {
  /** The `Set-Cookie` value; `value` is anything that JSON can say. */
  cookie(name: string, value: unknown, maxAge: number): string;
  /** The `Set-Cookie` value that takes the cookie away. */
  forget(name: string): string;
  /** What a request's `Cookie` header has of it; null where there is none, it is too old, or it was not sealed here. */
  read(cookieHeader: string | null, name: string): unknown;
  /** What stands for a value where it may not stand itself: 32 hex digits, others for another use. */
  hash(use: string, value: string): string;
}

/** Value that only this site can create; read it by `seals.read(value, name)`. `maxAge` in seconds. */
export const sealedField = (
  { seals }: { seals: Seals },
  name: string,
  value: unknown,
  maxAge: number,
): string => seals.cookie(name, value, maxAge).split(';', 1)[0]!;

/** Only this site can read or create them (server/http/seals.ts). `maxAge` in seconds. */
export interface Seals {
  cookie(name: string, value: unknown, maxAge: number, sameSite?: 'Lax' | 'Strict'): string;
  forget(name: string): string;
  /** null if missing, expired or not sealed by this site. */
  read(cookieHeader: string | null, name: string): unknown;
}

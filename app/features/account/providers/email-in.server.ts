import { decodeJwt } from 'jose';

/** E-mail of an id token that the back end has verified (spec 1 §9); '' without one. */
export function emailIn(idToken: string): string {
  const { email } = decodeJwt(idToken);
  return typeof email === 'string' ? email : '';
}

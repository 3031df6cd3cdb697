import { decodeJwt } from 'jose';

/** The e-mail in an id token that the back end has taken (spec 1 §9); '' where it names none. */
export function emailIn(idToken: string): string {
  const { email } = decodeJwt(idToken);
  return typeof email === 'string' ? email : '';
}

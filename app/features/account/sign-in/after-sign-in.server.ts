import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { isSignInPath } from './sign-in-paths';

/** The saved page, else 'Minha home' (spec 1 §2.6). */
export function afterSignIn(lastPage: unknown): string {
  const path = returnTo(lastPage);
  return path && !isSignInPath(path) ? path : links.signedInHome();
}

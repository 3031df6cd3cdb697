import { returnTo } from '~/domain/return-to';
import { links } from '~/links';
import { isWayIn } from './way-in';

/** The page after signing in: the saved one, else one's own home (spec 1 §2.6). */
export function afterSignIn(lastPage: unknown): string {
  const path = returnTo(lastPage);
  return path && !isWayIn(path) ? path : links.signedInHome();
}

import { returnTo } from '~/domain/return-to';
import { links } from '~/links';

/** Where nobody is led who has just signed in: the way in itself, and what answers forms and scripts. */
const notAPage = [
  links.login(),
  links.register(),
  links.forgotPassword(),
  links.resetPassword(),
  '/recursos/',
  '/entrar/',
];

/** The page after signing in: the saved one, else one's own home (spec 1 §2.6). */
export function afterSignIn(lastPage: unknown): string {
  const path = returnTo(lastPage);
  return path && !notAPage.some((each) => path.startsWith(each)) ? path : links.signedInHome();
}

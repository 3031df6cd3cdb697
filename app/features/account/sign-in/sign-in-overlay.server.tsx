import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialProvider } from '@domain/providers';
import { signInAsked, withoutAsking } from './asked';
import sheet from './sign-in.css?url';
import { links, savedField } from '~/links';
import { hiddenField } from '~/forms/hidden-fields';
import { focusOnArrival } from '~/forms/error-summary';
import { Icon } from '~/components/ui/icon';
import { SignInForm } from './sign-in-form';
import { WindowContent, windowTitleId } from './window-content';

/**
 * The sign-in window as markup, over the page whose address asks for it: it works without scripts, and where they run it
 * stands until the window itself has come (browser/sign-in-on-use.tsx).
 */
export function signInOverlay(path: string, providers: readonly SocialProvider[]): string {
  const view = signInAsked(path);
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={sheet} />
      <div className="cortina">
        <dialog open className="auth" aria-labelledby={windowTitleId} tabIndex={-1} {...focusOnArrival}>
          <WindowContent view={view} close={<Cross page={withoutAsking(path)} saved={view.saved} />}>
            <SignInForm view={view} pending={false} providers={providers} />
          </WindowContent>
        </dialog>
      </div>
    </>,
  );
}

/** Leads back to the page; where something was to be done after signing in, by a form, which drops it. */
function Cross({ page, saved }: { page: string; saved?: string }) {
  if (!saved)
    return (
      <a className="bi" href={page} aria-label="Fechar">
        <Icon name="close" />
      </a>
    );
  return (
    <form method="post" action={links.forgetSavedAction()}>
      <input type="hidden" name={savedField} value={saved} />
      <input type="hidden" name={hiddenField.returnTo} value={page} />
      <button className="bi" aria-label="Fechar">
        <Icon name="close" />
      </button>
    </form>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { initialSignInView, withoutSignInParams } from './initial-sign-in-view';
import sheet from './sign-in.css?url';
import { links, savedField } from '~/links';
import { hiddenField } from '~/forms/hidden-fields';
import { focusOnArrival } from '~/forms/error-summary';
import { Icon } from '~/components/ui/icon';
import type { ProviderOptions } from './provider-buttons';
import { SignInForm } from './sign-in-form';
import { DialogContent, dialogTitleId } from './dialog-content';

/** Server-rendered dialog over the page. It works without scripts; lazy-sign-in.browser.tsx replaces it. */
export function signInOverlay(path: string, options: ProviderOptions): string {
  const view = initialSignInView(path);
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={sheet} />
      <div className="cortina">
        <dialog open className="auth" aria-labelledby={dialogTitleId} tabIndex={-1} {...focusOnArrival}>
          <DialogContent view={view} close={<Cross page={withoutSignInParams(path)} saved={view.saved} />}>
            <SignInForm view={view} pending={false} options={options} />
          </DialogContent>
        </dialog>
      </div>
    </>,
  );
}

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

import { useConsent } from './consent.browser';
import { CookieNotice } from './cookie-notice';

/** Cookie notice, first in every page, and the dialog of the cookie form. */
export function Consent({ isDecided }: { isDecided?: boolean }) {
  const { isAsking, CookieDialog, closeDialog } = useConsent(isDecided);
  return (
    <>
      {isAsking && <CookieNotice />}
      {CookieDialog && <CookieDialog onClose={closeDialog} />}
    </>
  );
}

import { useConsent } from './consent.browser';
import { CookieNotice } from './cookie-notice';

/**
 * What asks for consent, first in every page. Its markup is the same for all who have not chosen: without scripts the
 * notice stands in the page, with them it comes over it after a while.
 */
export function Consent({ isDecided }: { isDecided?: boolean }) {
  const { isAsking, CookieWindow, closeWindow } = useConsent();
  return (
    <>
      {!isDecided && (
        <noscript>
          <CookieNotice />
        </noscript>
      )}
      {isAsking && <CookieNotice />}
      {CookieWindow && <CookieWindow onClose={closeWindow} />}
    </>
  );
}

import { useConsent } from './consent.browser';
import type { Consent as ConsentData } from './consent';
import { CookieNotice } from './cookie-notice';

/**
 * What asks for consent, first in every page. Its markup is the same for all who have not chosen: without scripts the
 * notice stands in the page, with them it comes over it after a while.
 */
export function Consent({ consent }: { consent?: ConsentData }) {
  const { isAsking, CookieWindow, closeWindow } = useConsent();
  return (
    <>
      {!consent?.decided && (
        <noscript>
          <CookieNotice />
        </noscript>
      )}
      {isAsking && <CookieNotice />}
      {CookieWindow && <CookieWindow onClose={closeWindow} />}
    </>
  );
}

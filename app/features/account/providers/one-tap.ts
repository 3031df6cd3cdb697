const clientArea = /^\/(?:area-do-cliente|login-home)(?:\/|$)/;
/** Pages with a secret in the URL load no third-party scripts. */
const secretAddress = /^\/(?:assumir|avisos|pasta|sem-resposta)(?:\/|$)/;
const detailPage = /^\/(?:novo|usado)\//;

/** All pages outside the client area (spec 1 §2.6), without secret URLs. */
export const isOneTapPage = (path: string): boolean => !clientArea.test(path) && !secretAddress.test(path);

/** Also excludes property pages on phones. */
export const canOfferOneTap = (path: string, isPhone: boolean): boolean =>
  isOneTapPage(path) && !(isPhone && detailPage.test(path));

export const credentialField = 'credential';

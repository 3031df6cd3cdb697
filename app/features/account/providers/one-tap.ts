const clientArea = /^\/(?:area-do-cliente|login-home)(?:\/|$)/;
/** Of a page whose address is a secret nothing of others is loaded. */
const secretAddress = /^\/(?:avisos|pasta)(?:\/|$)/;
const detailPage = /^\/(?:novo|usado)\//;

/** Where Google's one tap may be offered (spec 1 §2.6): outside the client area. */
export const isOneTapPage = (path: string): boolean => !clientArea.test(path) && !secretAddress.test(path);

/** The same on a screen: a phone's property pages are spared. */
export const mayOfferOneTap = (path: string, isPhone: boolean): boolean =>
  isOneTapPage(path) && !(isPhone && detailPage.test(path));

/** The fields by which a browser hands in what Google gave it. */
export const credentialField = 'credential';

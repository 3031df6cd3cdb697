import { addressWithoutPersonal, hasPersonalQuery } from './personal';
import { signalStart } from './data-layer.browser';

let isLoaded = false;

/**
 * Loads the operator's container, once a document. Google's scripts read the address themselves: where it tells of a
 * person they are not let in.
 * @param id 'GTM-ABC1234'
 */
export function loadContainer(id: string): void {
  if (isLoaded || hasPersonalQuery(location)) return;
  isLoaded = true;
  signalStart(addressWithoutPersonal(location.href) ?? undefined);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Whether Google's scripts run in this document. */
export const isContainerLoaded = (): boolean => isLoaded;

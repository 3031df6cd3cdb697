import { addressWithoutPersonal, hasPersonalQuery } from './personal';
import { signalPlace, signalStart } from './data-layer.browser';
import { pageAt } from './pages.browser';

let isLoaded = false;

/**
 * Loads the operator's container, once a document, and says on each page where it is. Google's scripts read the address
 * themselves: where it tells of a person they are not let in.
 * @param id 'GTM-ABC1234'
 */
export function loadContainer(id: string): void {
  if (hasPersonalQuery(location)) return;
  const { page_location = '' } = pageAt(window.__remixRouter.state, '');
  const place = addressWithoutPersonal(page_location) ?? location.origin;
  signalPlace(place);
  if (isLoaded) return;
  isLoaded = true;
  signalStart(place);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Whether Google's scripts run in this document. */
export const isContainerLoaded = (): boolean => isLoaded;

import { addressWithoutPersonal, hasPersonalQuery } from './personal';
import { signalPlace, signalStart } from './data-layer.browser';
import { currentState } from './document-state.browser';
import { pageAt } from './pages.browser';

let isLoaded = false;

/** Not on URLs with personal data, because Google's scripts read them. @param id 'GTM-ABC1234' */
export function loadContainer(id: string): void {
  if (hasPersonalQuery(location)) return;
  const { page_location = '' } = pageAt(currentState(), '');
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

export const isContainerLoaded = (): boolean => isLoaded;

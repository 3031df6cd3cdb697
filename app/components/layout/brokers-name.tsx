import { createContext, useContext } from 'react';
import { links } from '~/links';

/** The slug of the broker in whose name the page is shown; a layout gives it, once he is known to be active. */
const BrokersName = createContext<string | undefined>(undefined);
export const BrokersNameProvider = BrokersName.Provider;

export const useBrokersName = () => useContext(BrokersName);

/** From a page in a broker's name the ways to properties stay in it (decisions, section 4); nothing else does. */
export function useInBrokersName(): (propertyHref: string) => string {
  const slug = useBrokersName();
  return (propertyHref) => links.inBrokersName(propertyHref, slug);
}

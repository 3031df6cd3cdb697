import { createContext, useContext } from 'react';
import type { BrokerCard } from '~/domain/broker';
import { links } from '~/links';

/** The broker in whose name the page is shown, who is active; a layout gives it. */
const BrokerContext = createContext<BrokerCard | null>(null);
export const BrokerProvider = BrokerContext.Provider;

export const useBroker = (): BrokerCard | null => useContext(BrokerContext);

/** From a page in a broker's name the ways to properties stay in it (settled §4); nothing else does. */
export function useInBrokersName(): (propertyHref: string) => string {
  const broker = useBroker();
  return (propertyHref) => links.inBrokersName(propertyHref, broker?.slug);
}

import { createContext, useContext } from 'react';
import type { BrokerCard } from '~/domain/broker';
import { links } from '~/links';

const BrokerContext = createContext<BrokerCard | null>(null);
export const BrokerProvider = BrokerContext.Provider;

export const useBroker = (): BrokerCard | null => useContext(BrokerContext);

/** Property links on a broker's page keep the broker (settled §4). */
export function useInBrokersName(): (propertyHref: string) => string {
  const broker = useBroker();
  return (propertyHref) => links.inBrokersName(propertyHref, broker?.slug);
}

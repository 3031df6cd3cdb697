import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';

/** A brokerage may have articles, and no subscription. */
export const magazineTitle = ({ magazine }: Pick<BrokerageTexts, 'magazine'>): string =>
  magazine ? `Revista ${magazine.name}` : 'Revista';

import { type BrokerageName, defaultBrokerageName } from '@domain/brokerage/brokerage';
import type { BrokeragePromises } from '@domain/brokerage/brokerage-texts';
import { demoPromises } from '@domain/brokerage/demo-promises';

/** Pages that exist only with the brokerage's own text; null or false: absent, without links. */
export interface OwnPages {
  history: boolean;
  /** Names. */
  magazine: string | null;
  onlyYou: string | null;
}

/** Values that differ from the default; absent: the default. */
export interface ShownBrokerage extends BrokerageName {
  colours?: string; // URL of the color sheet; absent: default colors
  cities?: readonly string[];
  card?: string;
  promises: BrokeragePromises;
  pages: OwnPages;
}

/** Pages of the demo send none, for the sake of their size. */
export const demoBrokerage: ShownBrokerage = {
  ...defaultBrokerageName,
  promises: demoPromises,
  pages: { history: true, magazine: 'Curate', onlyYou: 'Only You' },
};

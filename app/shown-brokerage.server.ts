import { isDeepStrictEqual } from 'node:util';
import { citiesOf, type Brokerage, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { links } from './links';
import { demoBrokerage, type ShownBrokerage } from './domain/shown-brokerage';
import { ownPages } from './request/own-texts.server';

/** undefined: all is as the demo's. */
export function shownBrokerage({
  name,
  article,
  colours,
  version,
  isReal,
  offices,
  texts,
}: Brokerage): ShownBrokerage | undefined {
  const isNamed = name !== defaultBrokerageName.name;
  const brokerage: ShownBrokerage = {
    name,
    article,
    ...(colours && { colours: links.houseColours(version) }),
    ...(isNamed && isReal && { cities: citiesOf(offices) }),
    ...(isNamed && { card: links.houseCard(version) }),
    promises: texts.promises ?? {},
    pages: ownPages(texts),
  };
  return isDeepStrictEqual(brokerage, demoBrokerage) ? undefined : brokerage;
}

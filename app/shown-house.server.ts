import { citiesOf, type Firm, productName } from '@domain/firm';
import { links } from '~/links';
import type { ShownHouse } from '~/domain/shown-house';

/** undefined: nothing that every page shows differs from the product's own. */
export function shownHouse({
  name,
  article,
  colours,
  version,
  isReal,
  offices,
}: Firm): ShownHouse | undefined {
  const isNamed = name !== productName.name;
  if (!isNamed && !colours) return undefined;
  return {
    name,
    article,
    ...(colours && { colours: links.houseColours(version) }),
    ...(isNamed && isReal && { cities: citiesOf(offices) }),
    ...(isNamed && { card: links.houseCard(version) }),
  };
}

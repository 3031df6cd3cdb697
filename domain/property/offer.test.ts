import { expect, test } from 'vitest';
import { offerKey, offerOf } from './offer';
import { parsePropertyPath } from './property-url';

test.each([
  [{ condition: 'used', id: 123 }, 'rent', 'usado/aluguel/123'],
  [{ condition: 'soonLaunch', id: 7 }, 'sell', 'novo/venda/7'],
] as const)('parses the offer key of URLs and forms back: %j to %s is %s', (property, negotiation, key) => {
  const offer = offerOf(property, negotiation);
  expect(offerKey(offer)).toBe(key);
  expect(parsePropertyPath(`/${key}`)).toEqual(offer);
});

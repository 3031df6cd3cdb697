import { expect, test } from 'vitest';
import { shownAddress } from './shown-address';

test.each([
  ['https://xml.exemplo/casa.xml', 'xml.exemplo/casa.xml'],
  ['https://crm.exemplo/9f8a7b6c5d4e/casa.xml', 'crm.exemplo/…/casa.xml'],
  ['https://crm.exemplo/9f8a7b6c5d4e3f2a1b', 'crm.exemplo/…'],
  ['https://ana:senha@crm.exemplo/casa.xml?chave=x', 'crm.exemplo/casa.xml'],
  ['https://crm.exemplo/', 'crm.exemplo'],
  ['/srv/feeds/casa.xml', null],
])('%s is shown as %s', (feed, shown) => expect(shownAddress(feed)).toBe(shown));

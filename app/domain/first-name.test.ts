import { expect, test } from 'vitest';
import { shownFirstName } from './first-name';

test.each([
  ['Clara Nunes', 'Clara'],
  ['  Ana-Lúcia  Prado', 'Ana-Lúcia'],
  ['D’Ávila Souza', 'D’Ávila'],
  ['Jose\u0301 Maria', 'José'],
  ['<img src=x onerror=alert(1)>', null],
  ['Clara<script>', 'Clara'],
  ['Clara"&', 'Clara'],
  ['__VOLTA__', null],
  ['\u202eevil', null],
  ['Eva\u202e\u2066gnp', 'Eva'],
  ['😀 Clara', null],
  ['', null],
  [null, null],
  [`${'a'.repeat(200)} Nunes`, 'a'.repeat(30)],
  [`a${'\u0301'.repeat(500)}`, `á${'\u0301'.repeat(29)}`],
  ['\u{1F600}'.repeat(200), null],
  ['\u{20000}'.repeat(200), '\u{20000}'.repeat(30)],
])('of the name %j the header shows %j', (name, shown) => {
  expect(shownFirstName(name)).toBe(shown);
});

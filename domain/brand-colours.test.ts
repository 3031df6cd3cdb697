import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandTokens, contrastFaults, contrastOf, fixedColours } from './brand-colours';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

it('knows the design’s own grounds and inks, and names tokens that are there', () => {
  for (const [name, colour] of Object.entries(fixedColours)) expect(tokens).toContain(`${name}: ${colour};`);
  for (const name of Object.keys(brandTokens({ accent: '#17514f' }))) expect(tokens).toContain(`${name}: #`);
});

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it.each([
  ['#17514f', undefined, []],
  ['#7a1f2b', undefined, []],
  ['#1f3d7a', '#a9c4f0', []],
  // Read on the page, not on the darker ground beside it.
  ['#767067', undefined, ['accent']],
  ['#e0b000', undefined, ['accent']],
  ['#fffdfa', undefined, ['accent']],
  ['#17514f', '#17514f', ['onDark']],
  // Read on the darkest ground, not on the one raised above it.
  ['#17514f', '#958478', ['onDark']],
])('accent %s and %s on dark: at fault is %j', (accent, onDark, faulty) =>
  expect([...new Set(contrastFaults({ accent, onDark }).map(({ colour }) => colour))]).toEqual(faulty),
);

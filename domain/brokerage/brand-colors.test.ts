import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandTokens, contrastFaults, contrastOf, fixedColors } from './brand-colors';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

it('matches the design colors and names only existing tokens', () => {
  for (const [name, colour] of Object.entries(fixedColors)) expect(tokens).toContain(`${name}: ${colour};`);
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
  // Readable on the page, but not on --areia.
  ['#767067', undefined, ['accent']],
  ['#e0b000', undefined, ['accent']],
  ['#fffdfa', undefined, ['accent']],
  ['#17514f', '#17514f', ['onDark']],
  // Readable on --jacaranda, but not on --jacaranda-2.
  ['#17514f', '#958478', ['onDark']],
])('accent %s and %s on dark: at fault is %j', (accent, onDark, faulty) =>
  expect([...new Set(contrastFaults({ accent, onDark }).map(({ colour }) => colour))]).toEqual(faulty),
);

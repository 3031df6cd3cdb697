import { expect, test } from 'vitest';
import { createTextSeals } from './sealed-text';

const [old, recent] = ['the older secret, of 32 letters or so', 'the recent secret, of 32 letters too'];

test('a text opens under its name and purpose alone', () => {
  const seals = createTextSeals([old], 'one purpose');
  const sealed = seals.seal('a name', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seals.seal('a name', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(seals.open('a name', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seals.open('another name', sealed)).toBeNull();
  expect(createTextSeals([old], 'another purpose').open('a name', sealed)).toBeNull();
  expect(seals.open('a name', sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'))).toBeNull();
});

test('during a rotation the old secret opens and the new one seals', () => {
  const sealed = createTextSeals([old], 'p').seal('n', 'text');
  const both = createTextSeals([recent, old], 'p');
  expect(both.open('n', sealed)).toBe('text');
  expect(createTextSeals([recent], 'p').open('n', both.seal('n', 'text'))).toBe('text');
  expect(createTextSeals([recent], 'p').open('n', sealed)).toBeNull();
});

import { expect, test } from 'vitest';
import { foldCode, isCodeText } from './property-code';

test.each(['AP 0955', 'ap0955', 'AP-0955', 'Ap.09/55', 'a p 0 9 5 5'])(
  'a code is the same, however it is separated and capitalised: %s',
  (code) => expect(foldCode(code)).toBe('ap0955'),
);

test.each(['1', '0955', 'AP 0955', 'CA-12/B', 'SÍ.7', 'x'.repeat(19) + '1'])('%s may be a code', (text) =>
  expect(isCodeText(text)).toBe(true),
);

test.each(['', 'moema', 'AP_1', 'AP 1!', '<1>', '١٢٣', 'x'.repeat(20) + '1'])('%s is no code', (text) =>
  expect(isCodeText(text)).toBe(false),
);

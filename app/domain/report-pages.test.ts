import { expect, test } from 'vitest';
import { reportPageName } from './report-pages';

test('the section of exclusivity has the name of the brokerage’s programme', () => {
  const name = (program: string | null) => reportPageName('exclusividade-only-you', program);
  expect(name('Only You')).toBe('Exclusividade Only You');
  expect(name('Chave Única')).toBe('Exclusividade Chave Única');
  expect(name(null)).toBe('Exclusividade');
});

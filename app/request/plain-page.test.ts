import { expect, test } from 'vitest';
import { plainPage } from './plain-page';

test('a page without the site needs nothing that its policy refuses', () => {
  const html = plainPage(503, 'O site está abrindo', 'Tente outra vez.');
  expect(html).not.toMatch(/<(?:style|script|link|img)\b/);
  expect(html).toMatch(/<body style="[^"]*background:#f8f5f0/);
  expect(html).toMatch(/<main [^>]*>.*503.*<h1 [^>]*>O site está abrindo<\/h1>.*<a href="\/"/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakable } from './breakable';

const shown = (text: string) => renderToStaticMarkup(<>{breakable(text)}</>);

test.each([
  ['maria.clara@exemplo.com.br', 'maria.<wbr/>clara@<wbr/>exemplo.<wbr/>com.<wbr/>br'],
  ['De a_b@c.br, hoje.', 'De a_<wbr/>b@<wbr/>c.<wbr/>br, hoje.'],
  ['https://linkedin.com/in/maria-clara', 'https://<wbr/>linkedin.<wbr/>com/<wbr/>in/<wbr/>maria-clara'],
])('%s breaks where its parts end', (text, html) => {
  expect(shown(text)).toBe(html);
});

test.each(['R$ 1.200.000', '29/11/2026, 3h12', '529.982.247-25', 'Casa. Ferradura', '2611-000001'])(
  '%s stays in one piece',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);

test('what is no text stays as it is', () => {
  expect(breakable(<b>a@b.br</b>)).toEqual(<b>a@b.br</b>);
  expect(breakable(null)).toBeNull();
});

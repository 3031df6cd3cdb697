import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExitSheet } from './exit-sheet';

const nothing = () => {};

test('a phone’s sheet is refused without guilt, or closed', () => {
  const html = renderToStaticMarkup(<ExitSheet onOpen={nothing} onClose={nothing} />);
  const buttons = [...html.matchAll(/<button [^>]*?(?:aria-label="([^"]*)"[^>]*)?>([^<]*)/g)];
  expect(buttons.map(([, label, text]) => label ?? text)).toEqual(['Fechar', 'Agora não']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExitBottomSheet } from './exit-bottom-sheet';

const nothing = () => {};

test('a phone’s sheet is refused without guilt, or closed', () => {
  const html = renderToStaticMarkup(<ExitBottomSheet onOpen={nothing} onClose={nothing} />);
  const buttons = [...html.matchAll(/<button [^>]*?(?:aria-label="([^"]*)"[^>]*)?>([^<]*)/g)];
  expect(buttons.map(([, label, text]) => label ?? text)).toEqual(['Fechar', 'Agora não']);
});

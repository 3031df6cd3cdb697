import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Player } from './player';

const shown = (embed: string | null) =>
  renderToStaticMarkup(
    <Player
      kind="tour"
      medium={{ href: 'https://www.tour.example/casa?a=1&b=2', embed }}
      title="Casa"
      poster={undefined}
    />,
  );

test('links a tour of an unconfigured host as an external page', () => {
  const html = shown(null);
  expect(html).toContain('Abrir Tour 3D em tour.example');
  expect(html).toContain('href="https://www.tour.example/casa?a=1&amp;b=2" target="_blank" rel="noopener"');
});

test('nothing of another site is in the page before it is asked for', () => {
  const html = shown('https://www.tour.example/casa');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Abrir Tour 3D');
});

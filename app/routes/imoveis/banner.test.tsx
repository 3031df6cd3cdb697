import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activeParts, hostileMarkup } from '@tests/support/hostile-markup';
import { Banner } from './banner';

const elements = new Set(['aside', 'div', 'p', 'h2', 'img', 'picture', 'source']);

test('mark-up in each text of a banner is inert', () => {
  const active = hostileMarkup.flatMap((text) => {
    const banner = {
      title: text,
      highlight: text,
      description: text,
      image: '/fotos/0123456789abcdef01234567/1080.jpg',
      imageAlt: text,
    };
    return activeParts(renderToStaticMarkup(<Banner banner={banner} />), elements);
  });
  expect(active).toEqual([]);
});

test('a stored photo has all sizes; another address is one file', () => {
  const banner = {
    title: 'Praia',
    description: '',
    highlight: null,
    image: '/fotos/0123456789abcdef01234567/1080.jpg',
  };
  expect(renderToStaticMarkup(<Banner banner={banner} />)).toContain(
    '/fotos/0123456789abcdef01234567/480.avif 480w',
  );
  const other = renderToStaticMarkup(<Banner banner={{ ...banner, image: 'https://x.example/a.jpg' }} />);
  expect(other).toContain('src="https://x.example/a.jpg"');
  expect(other).not.toContain('srcset');
});

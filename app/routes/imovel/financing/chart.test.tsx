import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { financingView } from '~/domain/financing/estimate';
import { Chart } from './chart';

const axis = (price: number) => {
  const { estimate } = financingView(
    { price, city: 'São Paulo', state: 'SP', rate: 11.2 },
    new URLSearchParams(),
  );
  const html = renderToStaticMarkup(<Chart estimate={estimate!} />);
  return [...html.matchAll(/<text x="([\d.]+)" y="[\d.]+" text-anchor="end">([^<]+)<\/text>/g)]
    .map(([, x, label]) => ({ x: Number(x), label: label! }))
    .filter(({ label }) => !label.includes('ano'));
};

/** Width of a letter of 12.5 px. */
const letter = 6.5;

test.each([300_000, 3_450_000, 20_000_000, 58_000_000, 400_000_000])(
  'no label of the axis is cut at a price of %i',
  (price) => {
    const labels = axis(price);
    expect(labels.length).toBeGreaterThanOrEqual(8);
    for (const { x, label } of labels) expect(x, label).toBeGreaterThanOrEqual(label.length * letter);
  },
);

test('names millions as such', () => expect(axis(400_000_000).map(({ label }) => label)).toContain('1 mi'));

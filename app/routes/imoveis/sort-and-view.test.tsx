import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sortChoices } from '@domain/search/sort';
import { SortAndView } from './sort-and-view';

test('the order is chosen by nine links, the view by a POST', () => {
  const sorts = sortChoices.map(({ value, label }) => ({
    label,
    href: `/imoveis?por=${value}`,
    isCurrent: value === '',
  }));
  const html = renderToStaticMarkup(<SortAndView page={{ sorts, view: 'lista', url: '/imoveis' }} />);
  const links = [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(sorts.map(({ href }) => href));
  expect(links).toHaveLength(9);
  const [form] = /<form method="post" action="\/recursos\/visualizacao".*<\/form>/.exec(html)!;
  expect(form).toContain('<input type="hidden" name="volta" value="/imoveis"/>');
  expect(
    [...form.matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>(.*?)</g)].map(([, on, label]) => [
      label,
      on,
    ]),
  ).toEqual([
    ['Grade', 'false'],
    ['Lista', 'true'],
    ['Mapa', 'false'],
  ]);
});

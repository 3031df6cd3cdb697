import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseText } from '@domain/texts/parse-text';
import { activeParts, hostileMarkup } from '@tests/support/hostile-markup';
import { TextBody } from './text-body';

const html = (text: string) =>
  renderToStaticMarkup(
    <TextBody
      blocks={parseText(text)}
      properties={({ search, count }) => <p>{`${count} de ${search}`}</p>}
    />,
  );

const elements = new Set(
  'div p h2 h3 ul ol li hr figure blockquote figcaption strong em a br picture source img'.split(' '),
);

test('a text becomes the elements of its marks', () => {
  expect(html('## Chegar *de* manhã\nUm **dia** [aqui](/imoveis).\n\n1. um\n2. dois\n\n---')).toBe(
    '<div class="texto corrido"><h2 id="t-chegar-de-manha">Chegar <em>de</em> manhã</h2>' +
      '<p>Um <strong>dia</strong> <a href="/imoveis">aqui</a>.</p>' +
      '<ol start="1"><li><p>um</p></li><li><p>dois</p></li></ol><hr/></div>',
  );
});

test('a quote has its author, a photo its description and caption', () => {
  expect(html('> Volto.\n> — Ana Reis')).toContain(
    '<blockquote><p>Volto.</p></blockquote><figcaption>Ana Reis</figcaption>',
  );
  const photo = html('![Sala com lareira](https://a.example/x.jpg "À tarde")');
  expect(photo).toContain('<figcaption>À tarde</figcaption>');
  // No other site learns who reads: a photo that is not stored yet shows the placeholder.
  expect(photo).not.toContain('a.example');
});

test('properties are drawn by the page', () => {
  expect(html('Antes\n[imóveis: /imoveis/venda?quartos=3&pagina=1, 2]\ndepois')).toContain(
    '<p>Antes</p><p>2 de /imoveis/venda?quartos=3&amp;pagina=1</p><p>depois</p>',
  );
});

test('a link to another site gives no address of ours away', () => {
  expect(html('[a](https://a.example/x)')).toContain(
    '<a href="https://a.example/x" rel="noopener noreferrer">a</a>',
  );
});

test('mark-up in a text is inert', () => {
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(200);
  const active = hostileMarkup.flatMap((text) => activeParts(html(text), elements));
  expect(active).toEqual([]);
});

test('the check of inert texts sees what is not', () => {
  const dangerous = [
    ...['<script>1</script>', '<img src="x" onerror="1">', '<a href="javascript:1">x</a>'],
    ...['<a href="//evil.example">x</a>', '<img src=x onerror=1 />', '<p style="x">x</p>'],
  ];
  expect(dangerous.filter((each) => activeParts(each, elements).length === 0)).toEqual([]);
});

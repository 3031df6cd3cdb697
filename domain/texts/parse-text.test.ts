import { expect, test } from 'vitest';
import { parseText, propertiesOf } from './parse-text';
import { maxTextLength } from './text-limits';
import { allBlocks, linksIn, photosIn, plainText, propertiesIn } from './text-blocks';

const kinds = (text: string) => parseText(text).map(({ kind }) => kind);

test('reads the blocks of the prototype, also without blank lines', () => {
  const text = [
    '## Chegar de manhã',
    'A neblina sai do vale às nove.',
    '[imóveis: /imoveis/venda?tipo-de-localizacao=Campo&pagina=1, 3]',
    '> Quem dorme aqui uma vez pergunta pela escola no domingo.',
  ].join('\n');
  expect(kinds(text)).toEqual(['heading', 'paragraph', 'properties', 'quote']);
  expect(propertiesIn(parseText(text))).toEqual([
    { kind: 'properties', search: '/imoveis/venda?tipo-de-localizacao=Campo&pagina=1', count: 3 },
  ]);
});

test('HTML, code and definitions are text', () => {
  for (const text of ['<b>x</b>', '    x', '```\nx\n```', '`x`', '[x]: /imoveis', '<!-- x -->'])
    expect(kinds(text), text).toEqual(['paragraph']);
  expect(parseText('um <b>dois</b>')).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'um <b>dois</b>' }] },
  ]);
});

test('headings have two levels and ids of their own', () => {
  expect(parseText('# Um\n### Um\n## !').map((each) => ('id' in each ? [each.level, each.id] : []))).toEqual([
    [2, 't-um'],
    [3, 't-um-2'],
    [2, 't-parte'],
  ]);
});

test.each([
  ['[imóveis: /imoveis, 3]', '/imoveis', 3],
  ['[imoveis: /imoveis/venda]', '/imoveis/venda', 3],
  ['[Imóveis: /imoveis?quartos=2 , 99 ]', '/imoveis?quartos=2', 9],
  ['[imóveis: /imoveis, 0]', '/imoveis', 1],
])('%s', (line, search, count) => {
  expect(propertiesOf(line)).toEqual({ kind: 'properties', search, count });
});

test.each([
  '[imóveis: /mesa, 3]',
  '[imóveis: /imoveis-falsos, 3]',
  '[imóveis: //imoveis, 3]',
  '[imóveis: /imoveis\\x, 3]',
  '[imóveis: javascript:alert(1), 3]',
  'antes [imóveis: /imoveis, 3]',
])('no properties: %s', (line) => {
  expect(propertiesOf(line)).toBeNull();
});

test('the author of a quote is its last line after a dash', () => {
  const quote = (text: string) => {
    const [block] = parseText(text);
    if (block?.kind !== 'quote') throw new Error('no quote');
    const words = block.content.map((each) => (each.kind === 'paragraph' ? plainText(each.content) : ''));
    return [block.author, ...words];
  };
  expect(quote('> Um\n> dois\n> — Ana Reis')).toEqual(['Ana Reis', 'Um\ndois']);
  expect(quote('> Um\n>\n> – Ana')).toEqual(['Ana', 'Um']);
  expect(quote('> Um — dois')).toEqual([null, 'Um — dois']);
  expect(quote('> — Ana')).toEqual(['Ana']);
});

test('photos come after the paragraph that they are in', () => {
  const blocks = parseText(
    'Veja ![ Sala ](https://a.example/x.jpg "Às cinco") e\n![](https://a.example/y.jpg)',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'photo', 'photo']);
  expect(photosIn(blocks)).toEqual([
    { kind: 'photo', url: 'https://a.example/x.jpg', alt: 'Sala', caption: 'Às cinco' },
    { kind: 'photo', url: 'https://a.example/y.jpg', alt: '', caption: null },
  ]);
});

test.each([
  ...['/imoveis', '/imoveis?quartos=2', '#t-um', 'mailto:ana@a.example', 'tel:+551199', 'https://a.example/'],
])('a link to %s stays', (href) => {
  expect(linksIn(parseText(`- **[a](${href})**`)).map((link) => link.href)).toEqual([href]);
});

test.each([
  ...['javascript:1', 'data:text/html,x', '//a.example', 'http://a.example', '/\\a.example', 'imoveis'],
  ...['https://u:p@a.example/', '/%0a/../..//a.example', 'mailto:', 'ftp://a.example', '/x/..//a.example'],
])('a link to %s is text', (href) => {
  const blocks = parseText(`[a](${href})`);
  expect(linksIn(blocks)).toEqual([]);
  expect(blocks).toHaveLength(1);
});

test('deep lists, quotes and emphasis end in text', () => {
  expect(allBlocks(parseText(`${'> '.repeat(50)}a`)).length).toBeLessThan(12);
  expect(allBlocks(parseText(`${'- '.repeat(50)}a`)).length).toBeLessThan(20);
  expect(nesting(parseText(`${'**_'.repeat(100)}a${'_**'.repeat(100)}`))).toBeLessThan(12);
});

function nesting(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Math.max(0, ...Object.values(value).map(nesting));
  return inside + (Array.isArray(value) ? 1 : 0);
}

test('no text throws, and what is too long is cut', () => {
  for (const text of ['>'.repeat(400), '['.repeat(999), '![a'.repeat(300), '*_'.repeat(400), '\0\uD800', ''])
    expect(parseText(text)).toBeInstanceOf(Array);
  const [block] = parseText('a'.repeat(maxTextLength + 5));
  expect(block?.kind === 'paragraph' && plainText(block.content).length).toBe(maxTextLength);
});

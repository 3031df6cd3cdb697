import { describe, expect, it } from 'vitest';
import { isPlainClick, isExternalLink, routedPath } from './plain-link.browser';

const here = 'https://site.example/imoveis/venda?preco=0-5000000';
const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function anchor(href: string | null, attributes: Record<string, string> = {}) {
  const all: Record<string, string> = href === null ? attributes : { href, ...attributes };
  return {
    href: href === null ? '' : URL.canParse(href, here) ? new URL(href, here).href : href,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name in all,
  };
}

describe('a click', () => {
  it('with the left button alone goes there', () => expect(isPlainClick(plain)).toBe(true));
  it.each([
    ['the middle button', { button: 1 }],
    ['the right button', { button: 2 }],
    ['Command', { metaKey: true }],
    ['Control', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['somebody who has taken it', { defaultPrevented: true }],
  ])('with %s is left to the browser', (_, change) =>
    expect(isPlainClick({ ...plain, ...change })).toBe(false),
  );
});

describe('a link of this site', () => {
  it.each([
    ['/imoveis/aluguel', '/imoveis/aluguel'],
    ['?pagina=2', '/imoveis/venda?pagina=2'],
    ['/usado/venda/sao-paulo/moema/casa-1/12', '/usado/venda/sao-paulo/moema/casa-1/12'],
    ['/sobre-nos/contato#mapa', '/sobre-nos/contato#mapa'],
    ['https://site.example/', '/'],
    [here, '/imoveis/venda?preco=0-5000000'],
  ])('%s is shown without a new document', (href, path) => expect(routedPath(anchor(href), here)).toBe(path));

  it.each([
    ['another site', 'https://elsewhere.example/imoveis', {}],
    ['another scheme', 'http://site.example/imoveis', {}],
    ['mail', 'mailto:a@site.example', {}],
    ['a telephone', 'tel:+551130000000', {}],
    ['a script', 'javascript:void 0', {}],
    ['a broken address', 'https://[', {}],
    ['another window', '/imoveis', { target: '_blank' }],
    ['a download', '/imoveis', { download: '' }],
    ['a document of its own', '/blog', { 'data-documento': '' }],
    ['a file', '/sitemap.xml', {}],
    ['a query in Latin-1', '/nossos-imoveis?cidade=S%E3o+Paulo', {}],
    ['a photo', '/fotos/0a1b/720.jpg', {}],
    ['a place on this page', '#conteudo', {}],
    ['the top of this page', '#', {}],
    ['an anchor that leads nowhere', null, {}],
  ])('%s is left to the browser', (_, href, attributes) =>
    expect(routedPath(anchor(href, attributes as Record<string, string>), here)).toBeNull(),
  );
});

describe('a link that leads to another site by way of this one', () => {
  it.each([
    ['/financiamento', true],
    ['/financiamento?valor=1', true],
    ['/blog', true],
    ['https://elsewhere.example/blog', false],
    ['/imoveis', false],
    ['https://[', false],
  ])('%s: %s', (href, expected) => expect(isExternalLink(anchor(href), here)).toBe(expected));
});

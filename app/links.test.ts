import { expect, test } from 'vitest';
import { links } from './links';

test('every address is a path of this site', () => {
  const brokerage = {
    condition: 'used',
    negotiation: 'sell',
    city: 'Itu',
    district: '',
    title: 'Casa',
    id: 7,
  } as const;
  for (const [name, link] of Object.entries(links)) {
    const path =
      name === 'property'
        ? links.property(brokerage)
        : name === 'compare'
          ? links.compare([7, 8], { meses: '360' })
          : (link as (text?: string) => string)('/x?a=1');
    expect(path).toMatch(/^\/(?!\/)[^\s\\]*$/);
  }
});

test('the page to return to goes along, encoded', () => {
  expect(links.login('/imoveis?preco=1-2')).toBe('/area-do-cliente/login?lastPage=%2Fimoveis%3Fpreco%3D1-2');
  expect(links.login()).toBe('/area-do-cliente/login');
  expect(links.signInOver('/imoveis?pagina=2')).toBe('/imoveis?pagina=2&auth=true');
  expect(links.signInOver('/')).toBe('/?auth=true');
});

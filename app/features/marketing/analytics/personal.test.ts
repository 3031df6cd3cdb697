import { expect, test } from 'vitest';
import { addressWithoutPersonal, hasPersonalQuery, withoutPersonal } from './personal';

test.each([
  ['Apartamento de 3 quartos no Itaim Bibi, 120 m²', null],
  ['Casa em condomínio, R$ 1.250.000', null],
  ['apartamento-garden-com-3-quartos-em-pinheiros', null],
  ['Fale com clara.nunes@exemplo.com.br hoje', 'Fale com … hoje'],
  ['clara＠exemplo.com', '…'],
  ['Ligue (11) 98765-4321', 'Ligue (…'],
  ['+55 11 98765 4321', '+…'],
  ['CPF 123.456.789-09', 'CPF …'],
  ['Protocolo 2611-048213', 'Protocolo …'],
  ['token 3f0a9c1b7d2e4f60 aqui', 'token … aqui'],
  ['Qk9zLXh5ekFCQ19kZWYxMjM', '…'],
  ['a-BcD-EfG-hIj-KlM-nOp-QrS', '…'],
  ['0b6a1d9e-3c52-4f6b-8a0d-1f2e3c4b5a69', '…'],
])('of %j is told %j', (text, expected) => {
  expect(withoutPersonal(text)).toBe(expected ?? text);
});

const origin = 'https://www.casa.com.br';
test.each([
  ['/', '/'],
  ['/imoveis/venda/sao-paulo?localizacao=Rua+A#x', '/imoveis/venda/sao-paulo'],
  [
    '/usado/venda/sao-paulo/itaim-bibi/casa-com-3-quartos/12345678',
    '/usado/venda/sao-paulo/itaim-bibi/casa-com-3-quartos/12345678',
  ],
  ['/x/clara%40exemplo.com/y', '/x/-/y'],
  ['/x/11987654321', '/x/-'],
  ['/x/%E0%A4%A', '/x/-'],
])('the address %s is told as %s', (path, expected) => {
  expect(addressWithoutPersonal(`https://clara:senha@www.casa.com.br${path}`)).toBe(origin + expected);
});

test.each(['mailto:clara@exemplo.com', 'blob:https://a/b', 'nothing'])(
  '%s is no page’s address',
  (address) => {
    expect(addressWithoutPersonal(address)).toBeNull();
  },
);

test.each([
  ['', false],
  ['?localizacao=Itaim+Bibi&lat=-23.5864231&lng=-46.6794112&preco=1000000-2000000&pagina=2', false],
  ['?utm_source=carta&gclid=Cj0KCQiA1ZGcBhCoARIsAGQ0kkqb9fDb', false],
  ['?utm_content=clara@exemplo.com', true],
  ['?email=clara', true],
  ['?nome=Clara+Nunes', true],
  ['?nome=', false],
  ['?token=abc', true],
  ['?q=11987654321', true],
  ['#3f0a9c1b7d2e4f603f0a', true],
  ['#favorito-741', false],
])('whether %s tells of a person: %s', (rest, is) => {
  expect(hasPersonalQuery(new URL(`${origin}/${rest}`))).toBe(is);
});

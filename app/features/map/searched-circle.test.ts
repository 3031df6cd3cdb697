import { expect, it } from 'vitest';
import { searchedCircle } from './searched-circle';

it.each([
  ['/imoveis', null],
  ['/imoveis/venda?preco=0-1', null],
  ['/imoveis?lat=-23.5&lng=-46.6', { center: { lat: -23.5, lng: -46.6 }, km: 2 }],
  [
    '/imoveis?localizacao=Moema&lat=-23.5&lng=-46.6&range=12.5',
    { center: { lat: -23.5, lng: -46.6 }, km: 12.5 },
  ],
  ['/imoveis?lat=-23.5&lng=-46.6&range=0', null],
])('the search %s is drawn as %j', (url, circle) => expect(searchedCircle(url)).toEqual(circle));

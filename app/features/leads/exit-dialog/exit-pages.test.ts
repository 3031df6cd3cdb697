import { expect, it } from 'vitest';
import { exitDelay } from './exit-pages';

it.each([
  ['/', false, 15_000],
  ['/imoveis/venda/sao-paulo', false, 15_000],
  ['/novo/venda/sao-paulo/moema/casa/1', false, 5000],
  ['/usado/aluguel/rio-de-janeiro/leblon/casa/2', false, 5000],
  ['/usado/aluguel/rio-de-janeiro/leblon/casa/2', true, 30_000],
  ['/', true, 30_000],
  ['/pastagens', false, 15_000],
  ['/antes-de-sair', false, null],
  ['/area-do-cliente/login', false, null],
  ['/cadastre-seu-imovel', true, null],
  ['/cadastre-seu-imovel/precos', false, null],
  ['/imovel-desejado', false, null],
  ['/sobre-nos/contato', true, null],
])('on %s (phone: %s) the exit window may come after %s ms', (path, isPhone, ms) =>
  expect(exitDelay(path, isPhone)).toBe(ms),
);

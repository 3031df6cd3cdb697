import { describe, expect, test } from 'vitest';
import { initialSignInView, withoutSignInParams } from './initial-sign-in-view';
import { isSignInRequested } from './is-sign-in-requested';

const requestsSignIn = (path: string) => {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  return isSignInRequested({ pathname, search });
};

describe('an address asks for the sign-in window', () => {
  test.each([
    ['/?auth=true', true],
    ['/imoveis?suites=2&auth=true', true],
    ['/?retry=login', true],
    ['/?from=%2Fkeyword', true],
    ['/cadastre-seu-imovel?from=%2F', false],
    ['/?auth=false', false],
    ['/?retry=1', false],
    ['/imoveis?oauth=true', false],
    ['/?auth=trueish', false],
  ])('%s: %s', (path, is) => expect(requestsSignIn(path)).toBe(is));
});

test.each([
  ['/?auth=true', '/', null],
  ['/imoveis?suites=2&auth=true&email=a@b.co', '/imoveis?suites=2', '/imoveis?suites=2'],
  ['/?auth=true&lastPage=%2Farea-do-cliente%2Fmeus-favoritos', '/', '/area-do-cliente/meus-favoritos'],
  ['/?from=%2Flogin-home%3Fa%3D1', '/', '/login-home?a=1'],
  ['/?auth=true&lastPage=%2F%2Fevil.example', '/', null],
  ['/?from=https%3A%2F%2Fevil.example', '/', null],
  ['/keyword?auth=true&lastPage=javascript%3A1', '/keyword', '/keyword'],
  ['/area-do-cliente/cadastro-sucesso?auth=true', '/area-do-cliente/cadastro-sucesso', null],
])('%s is %s without it, and returns to %s', (path, page, to) => {
  expect([withoutSignInParams(path), initialSignInView(path).returnTo]).toEqual([page, to]);
});

test.each([
  ['/?auth=true', undefined],
  ['/?retry=login', 'Já existe uma conta com este e-mail. Entre com o e-mail e a senha.'],
  ['/?from=%2Fkeyword', 'Sua sessão terminou. Entre novamente para continuar de onde parou.'],
])('%s says why: %s', (path, notice) => expect(initialSignInView(path).notice).toBe(notice));

test.each([
  ['clara@exemplo.com.br', 'Clara', { email: 'clara@exemplo.com.br', nome: 'Clara' }],
  ['clara@exemplo.info', "Sant'Anna", { email: 'clara@exemplo.info', nome: "Sant'Anna" }],
  ['clara@exemplo.museum', 'Clara 2', {}],
  ['clara', '<b>', {}],
  [`${'a'.repeat(260)}@b.co`, 'a'.repeat(121), {}],
])('fills in what looks like an e-mail and a name: %s, %s', (email, nome, values) => {
  expect(initialSignInView(`/?${new URLSearchParams({ auth: 'true', email, nome })}`).values).toEqual(values);
});

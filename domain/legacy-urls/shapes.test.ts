import { describe, expect, test } from 'vitest';
import { answer } from './redirect-of';

const words = (text: string) => text.trim().split(/\s+/);

describe('rule 1: "User already exists" redirects to the home page sign-in', () => {
  test.each([
    '/?error=invalid_request&error_description=User%20already%20exists',
    '/?error_description=User+already+exists+with+this+e-mail',
    '/area-do-cliente/login?error_description=PreSignUp+failed%3A+User%20already%20exists.',
    '/imoveis/venda?pagina=2&error_description=User already exists',
    '/a//b__?error_description=User+already+exists',
    '/financiamento/?error_description=x&error_description=User+already+exists',
  ])('%s', (address) => expect(answer(address)).toBe('302 /?retry=login'));

  test.each([
    '/?error_description=',
    '/?error_description=access+denied',
    '/?description=User+already+exists',
  ])('%s says something else', (address) => expect(answer(address)).toBe('page'));
});

describe('rule 2: a malformed path leads home, without its query', () => {
  test.each([
    ...words(String.raw`
      /a__b /__a /a__ /__manifest /a_ /a_/ /imoveis/venda_ /a--b /a/-b /a-/b /a-/ /a- /imoveis/venda- // /// /a// /a//b
      //evil.example /\evil.example /a\b /imoveis/% /imoveis/%20 /s%C3%A3o-paulo /s%E3o-paulo /a%2fb /%00 /a.b /index.php
      /imoveis/venda.html /a:b /a;b /a,b /a+b /a~b /a@b /a=b /a&b /a!b /a'b /a(b) /a*b /a[]b /a|b /a"b /a<b> /a{b} /a^b
      /a$b /# /imoveis#mapa /_ /_/ /- /.env /wp-login.php /sitemap.xml.gz /favicon.png /imoveis/../x /./a`),
    '/caf\xe9',
    '/a b',
    '/a\tb',
    '/a\u2215b',
    '/\u00a0',
  ])('%j', (path) => {
    expect(answer(path)).toBe('302 /');
    expect(answer(`${path}?utm_source=x&pagina=2`)).toBe('302 /');
  });

  test.each(words('/ /a /a-b /a_b /_a /a/b-c/d_e/1 /404 /imoveis /imoveis/venda/sao-paulo/casa/3-quartos'))(
    '%s is well-formed',
    (path) => expect(answer(path)).not.toBe('302 /'),
  );
});

describe('rule 3: one slash at the end is taken away, the query kept', () => {
  test.each([
    ['/imoveis/', '/imoveis'],
    ['/imoveis/?', '/imoveis'],
    [
      '/imoveis/venda/sao-paulo/?preco=0-5000000&pagina=2',
      '/imoveis/venda/sao-paulo?preco=0-5000000&pagina=2',
    ],
    [
      '/sobre-nos/contato/?utm_source=a+b&x=%E3&y=%C3%A3',
      '/sobre-nos/contato?utm_source=a%20b&x=%C3%A3&y=%C3%A3',
    ],
    ['/nossos-imoveis/?bairros[]=Moema', '/nossos-imoveis?bairros[]=Moema'],
    ['/nossos-imoveis/cidade/?comprar=1', '/nossos-imoveis/cidade?comprar=1'],
    ['/venda/apartamento/', '/venda/apartamento'],
    ['/corretor/ana/', '/corretor/ana'],
    ['/nada/', '/nada'],
    ['/a/b/c/d/', '/a/b/c/d'],
  ])('%s → %s', (address, location) => expect(answer(address)).toBe(`301 ${location}`));
});

describe('not touched', () => {
  test.each(
    words(`
      /assets/index-a1.js /assets/nada.js /assets/__a /recursos/mapa/venda /recursos/__x /fotos/a__b/480.webp
      /.well-known/security.txt /favicon.ico /site.webmanifest /manifest.webmanifest /robots.txt /sitemap.xml
      /sitemap-buscas.xml /sitemap-imoveis.xml /healthz /readyz /mesa/docs/openapi.json /imoveis.data /nossos-imoveis/cidade.data /_root.data
      //evil.example/.data`),
  )('%s', (path) => {
    expect(answer(path)).toBe('page');
    expect(answer(`${path}?error_description=User+already+exists`)).toBe('page');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a %s is never turned into a GET', (method) => {
    for (const address of ['/nossos-imoveis/cidade', '/exclusividades', '/a__b', '/imoveis/', '/blog'])
      expect(answer(address, method)).toBe('page');
  });

  test('a HEAD is answered as a GET', () =>
    expect(answer('/venda/casa', 'HEAD')).toBe('301 /imoveis/venda/casa'));

  test('an address that is no path', () => expect(answer('http://evil.example/a__b')).toBe('page'));
});

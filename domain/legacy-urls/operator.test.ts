import { describe, expect, test, vi } from 'vitest';
import { settings } from './redirect-of';
import { compileOperatorRules } from './operator-loops';
import { redirectRules } from './redirect-for';

const builtIn = redirectRules(settings);
const compile = (...lines: string[]) => compileOperatorRules(lines.join('\n'), builtIn);

function answer(lines: string[], address: string, method = 'GET') {
  const { index, problems } = compile(...lines);
  expect(problems).toEqual([]);
  const [path = '', query = ''] = address.split('?');
  const redirect = redirectRules(settings, index)(method, path, query);
  return redirect ? `${redirect.status} ${redirect.location}` : 'page';
}

describe('a line', () => {
  test.each<[line: string, address: string, expected: string]>([
    ['/antigo /imoveis', '/antigo', '301 /imoveis'],
    ['/antigo /imoveis 302', '/antigo', '302 /imoveis'],
    ['  /antigo\t/imoveis   301  # since 2009', '/antigo', '301 /imoveis'],
    ['/antigo /imoveis', '/Antigo/', '301 /imoveis'],
    ['/antigo/ /imoveis', '/antigo', '301 /imoveis'],
    ['/antigo /imoveis', '/antigo/mais', '302 /404'],
    ['/index.php /', '/index.php', '301 /'],
    ['/preços.html /imoveis', '/pre%C3%A7os.html', '301 /imoveis'],
    ['/preços.html /imoveis', '/pre%E7os.html', '301 /imoveis'],
    ['/pre%C3%A7os.html /imoveis', '/pre\xe7os.html', '301 /imoveis'],
    ['/antigo /imoveis', '/antigo?utm_source=a%20b', '301 /imoveis?utm_source=a%20b'],
    ['/antigo /imoveis?suites=2', '/antigo?suites=1&x=1', '301 /imoveis?suites=2&x=1'],
    ['/antigo https://loja.example/a', '/antigo', '301 https://loja.example/a'],
    ['/antigo/* /imoveis', '/antigo/a/b/c.html', '301 /imoveis'],
    ['/antigo/* /imoveis', '/antigo', 'page'],
    ['/antigo/* /novo-lugar/:splat', '/antigo/A/b.html?x=1', '301 /novo-lugar/A/b.html?x=1'],
    ['/antigo/* /:splat', '/antigo/imoveis/venda', '301 /imoveis/venda'],
    ['/antigo/* https://loja.example/a/:splat', '/antigo/b/c', '301 https://loja.example/a/b/c'],
    ['/antigo/* https://loja.example/:splat', '/antigo/b', '301 https://loja.example/b'],
    ['/exclusividades /imoveis', '/exclusividades', '301 /imoveis'],
    ['/antigo /imoveis', '/antigo?error_description=User+already+exists', '302 /?retry=login'],
  ])('%s: %s → %s', (line, address, expected) => expect(answer([line], address)).toBe(expected));

  test.each<[what: string, lines: string[], address: string, expected: string]>([
    ['two lines', ['/a /b', '/b /imoveis/venda'], '/a?x=1', '301 /imoveis/venda?x=1'],
    ['a temporary one among them', ['/a /b', '/b /imoveis 302'], '/a', '302 /imoveis'],
    ['a wildcard', ['/a /b/c', '/b/* https://loja.example/:splat'], '/a', '301 https://loja.example/c'],
    ['the site’s own after it', ['/a /para-quem-anuncia/avalie-seu-imovel'], '/a', '301 /'],
    ['the site’s own before it', ['/sobre-nos/a-bossa-nova /sobre'], '/sobre-nos', '301 /sobre'],
    ['not what the site does for now', ['/a /financiamento'], '/a', '301 /financiamento'],
  ])('a chain is one redirect: %s', (_, lines, address, expected) =>
    expect(answer(lines, address)).toBe(expected),
  );

  test('of several wildcards the longest counts, and a whole path before them', () => {
    const lines = ['/a/* /um', '/a/b/* /dois', '/a/b/c /tres', '/a/b/c/d/* /quatro'];
    expect(answer(lines, '/a/x')).toBe('301 /um');
    expect(answer(lines, '/a/b/x')).toBe('301 /dois');
    expect(answer(lines, '/a/b/c')).toBe('301 /tres');
    expect(answer(lines, '/a/b/c/x')).toBe('301 /dois');
    expect(answer(lines, '/a/b/c/d/x/y')).toBe('301 /quatro');
  });

  test('answers a GET and a HEAD only', () => {
    expect(answer(['/antigo /imoveis'], '/antigo', 'HEAD')).toBe('301 /imoveis');
    expect(answer(['/antigo /imoveis'], '/antigo', 'POST')).toBe('page');
  });

  test.each([
    '//evil.example',
    '/%2F%2Fevil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/..//evil.example',
    '/./../evil.example',
    '/%2e%2e/%2f/evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https:/evil.example',
    '/https://evil.example',
  ])('what stands for a wildcard leads nowhere else: %s', (rest) => {
    for (const target of ['/:splat', '//:splat', '/x/:splat']) {
      const { index } = compile(`/antigo/* ${target}`);
      const { location } = redirectRules(settings, index)('GET', `/antigo${rest}`, '')!;
      expect(location).toMatch(/^\/(?![/\\])[^\\\r\n\t]*$/);
      expect(new URL(location, 'https://www.example.com.br').host).toBe('www.example.com.br');
    }
  });
});

describe('a bad line is told with its number and left out', () => {
  test.each([
    ['/antigo', 'são esperados'],
    ['/antigo /imoveis 301 mais', 'são esperados'],
    ['/antigo /imoveis 200', '301 ou 302'],
    ['/antigo /imoveis 410', '301 ou 302'],
    ['antigo /imoveis', 'caminho deste site'],
    ['https://www.example.com.br/antigo /imoveis', 'caminho deste site'],
    ['/antigo?id=1 /imoveis', 'sem ? e #'],
    ['/ /imoveis', 'ao menos um nome'],
    ['/* /imoveis', 'ao menos um nome'],
    ['/a//b /imoveis', 'ao menos um nome'],
    ['/a*b /imoveis', 'depois de uma barra'],
    ['/a/*/b /imoveis', 'depois de uma barra'],
    ['/a* /imoveis', 'depois de uma barra'],
    ['/assets/* /imoveis', 'arquivos e serviços'],
    ['/assets /imoveis', 'arquivos e serviços'],
    ['/robots.txt /imoveis', 'arquivos e serviços'],
    ['/antigo //evil.example', 'endereço novo'],
    ['/antigo /\\evil.example', 'endereço novo'],
    ['/antigo http://loja.example', 'endereço novo'],
    ['/antigo javascript:alert(1)', 'endereço novo'],
    ['/antigo https://nome:senha@loja.example', 'endereço novo'],
    ['/antigo https:\\\\loja.example', 'endereço novo'],
    ['/antigo https://', 'endereço novo'],
    ['/antigo imoveis', 'endereço novo'],
    ['/antigo /imoveis#mapa', 'sem #'],
    ['/antigo /imoveis/:splat', ':splat só vale'],
    ['/antigo/* /imoveis/:splat/x', ':splat só pode'],
    ['/antigo/* https://:splat.example/', ':splat só pode'],
    ['/bom /outro', 'já está na linha 1'],
    ['/BOM/ /outro', 'já está na linha 1'],
  ])('%s: %s', (line, reason) => {
    const { index, problems } = compile('/bom /imoveis', '# comentário', '', line);
    expect(problems).toEqual([{ line: 4, reason: expect.stringContaining(reason) }]);
    expect(index.find('/bom', '')?.redirect.location, 'the others count').toBe('/imoveis');
  });
});

describe('a loop is refused: its last line goes', () => {
  test.each<[what: string, lines: string[], refused: number[]]>([
    ['to itself', ['/a /a'], [1]],
    ['to itself in other words', ['/a /A/?x=1'], [1]],
    ['of two', ['/a /b', '/b /a'], [2]],
    ['of three, with others around', ['/x /y', '/a /b', '/b /c', '/y /imoveis', '/c /a'], [5]],
    ['by a wildcard', ['/a/* /a/b'], [1]],
    ['that grows', ['/a/* /a/b/:splat'], [1]],
    ['of two wildcards', ['/a/* /b/:splat', '/b/* /a/:splat'], [2]],
    ['that closes deeper than its last line', ['/b/c/* /a/c/:splat', '/a/* /b/:splat'], [2]],
    ['with one address of a wildcard', ['/a/* /b/:splat', '/b/secreto /a/secreto'], [2]],
    ['with the site’s own redirects', ['/imoveis /nossos-imoveis'], [1]],
    ['of six lines that only go on', ['/a /b', '/b /c', '/c /d', '/d /e', '/e /f', '/f /g'], [6]],
    ['none', ['/pt/* /:splat', '/a /b', '/b /imoveis', '/c https://loja.example/c'], []],
    ['none: an address of its own page abroad', ['/a https://www.example.com.br/a'], []],
  ])('%s', (_, lines, refused) => {
    const { problems } = compile(...lines);
    expect(problems.map(({ line }) => line)).toEqual(refused);
    for (const { reason } of problems) expect(reason).toContain('laço');
  });
});

test('a thousand lines cost a request no more looks than ten', () => {
  const indexOf = (count: number) => {
    const lines = Array.from({ length: count }, (_, n) => `/pagina-${n}.php /imoveis?produto-fixo=${n}`);
    const wild = Array.from({ length: count }, (_, n) => `/secao-${n}/ano/* /imoveis/:splat`);
    const { index, problems } = compile(...lines, ...wild);
    expect(problems).toEqual([]);
    return index;
  };
  const looks = (index: ReturnType<typeof indexOf>, path: string) => {
    const get = vi.spyOn(Map.prototype, 'get');
    index.find(path, '');
    const counted = get.mock.calls.length;
    get.mockRestore();
    return counted;
  };
  const [small, large] = [indexOf(10), indexOf(1_000)];
  for (const path of [
    '/imoveis/venda/sao-paulo',
    '/pagina-3.php',
    '/secao-7/ano/x',
    `/${'a/'.repeat(900)}b`,
  ]) {
    expect(looks(large, path)).toBe(looks(small, path));
    expect(looks(large, path)).toBeLessThanOrEqual(3);
  }
});

import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { failedRoutes, urgencyOf } from './admission';

test.each([
  ['/area-do-cliente/login', {}, 'vital'],
  ['/area-do-cliente/login.data', {}, 'vital'],
  ['/area-do-cliente/redefinir-senha', {}, 'vital'],
  ['/entrar/google/retorno', {}, 'vital'],
  ['/robots.txt', {}, 'vital'],
  ['/', {}, 'page'],
  ['/imoveis/venda/sao-paulo', {}, 'page'],
  ['/area-do-cliente/meus-favoritos', {}, 'page'],
  ['/recursos/codigo', {}, 'page'],
  ['/recursos/locais', {}, 'spare'],
  ['/imoveis', { 'sec-purpose': 'prefetch' }, 'spare'],
  ['/sitemap-imoveis.xml', {}, 'spare'],
] as const)('%s with %j is %s', (path, headers, urgency) => {
  expect(urgencyOf({ path, headers })).toBe(urgency);
});

test('what the router is told of a page that is not made is its 503, for each route that it asked for', async () => {
  const routes = ['root', 'routes/imoveis/"quoted"'];
  const plugin = (type: string, ...rest: unknown[]) => type === 'ErrorResponse' && { value: rest };
  const body = new Response(failedRoutes(routes)).body!;
  const { value, done } = await decode(body, { plugins: [plugin] });
  await done;
  const failed = { error: [null, 503, 'Service Unavailable'] };
  expect(value).toEqual(Object.fromEntries(routes.map((route) => [route, failed])));
});

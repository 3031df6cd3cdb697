import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { failedRoutes, urgencyOf } from './admission';

test.each([
  ['POST', '/recursos/favoritos', {}, 'vital'],
  ['POST', '/sobre-nos/contato', {}, 'vital'],
  ['GET', '/area-do-cliente/login', {}, 'vital'],
  ['GET', '/area-do-cliente/login.data', {}, 'vital'],
  ['GET', '/area-do-cliente/redefinir-senha', {}, 'vital'],
  ['GET', '/entrar/google/retorno', {}, 'vital'],
  ['GET', '/robots.txt', {}, 'vital'],
  ['GET', '/', {}, 'page'],
  ['GET', '/imoveis/venda/sao-paulo', {}, 'page'],
  ['GET', '/area-do-cliente/meus-favoritos', {}, 'page'],
  ['GET', '/recursos/codigo', {}, 'page'],
  ['GET', '/recursos/locais', {}, 'spare'],
  ['GET', '/imoveis', { 'sec-purpose': 'prefetch' }, 'spare'],
  ['GET', '/sitemap-imoveis.xml', {}, 'spare'],
] as const)('%s %s with %j is %s', (method, path, headers, urgency) => {
  expect(urgencyOf({ method, path, headers })).toBe(urgency);
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

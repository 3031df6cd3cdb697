import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { routeTemplates } from './route-templates';

const route = (id: string, path?: string, parentId?: string) => ({ id, path, parentId, module: {} });
const build = {
  routes: {
    root: route('root', ''),
    home: { ...route('home', undefined, 'root'), index: true },
    list: route('list', 'imoveis/*', 'root'),
    broker: route('broker', 'corretor/:corretor', 'root'),
    record: route('record', 'mesa/contatos/:id', 'root'),
    other: route('other', '*', 'root'),
  },
} as unknown as ServerBuild;
const templateOf = routeTemplates(build);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/imoveis/venda/moema', '/imoveis/*'],
  ['/imoveis', '/imoveis/*'],
  ['/corretor/ana-lima', '/corretor/:corretor'],
  ['/corretor/ana-lima.data', '/corretor/:corretor'],
  ['/mesa/contatos/17', '/mesa/contatos/*'],
  ['/assets/entry-1.js', '/assets/*'],
  ['/fotos/ab/original.jpg', '/fotos/*'],
  ['/reservado/fotos/secret/1', '/reservado/fotos/*'],
  ['/carga/zap/secret', '/carga/*'],
  ['/healthz', '/healthz'],
  ['/wp-login.php', '_OTHER'],
  ['/%E0%A4%A', '_OTHER'],
  [`/imoveis/${'a'.repeat(400)}`, '_OTHER'],
  ['*', '_OTHER'],
])('%s is counted as %s', (path, template) => {
  expect(templateOf(path)).toBe(template);
  expect(templateOf(path)).toBe(template);
});

test('a build that changes while it runs has the mounts alone', () => {
  const development = routeTemplates(() => Promise.resolve(build));
  expect([development('/fotos/a/b'), development('/imoveis')]).toEqual(['/fotos/*', '_OTHER']);
});

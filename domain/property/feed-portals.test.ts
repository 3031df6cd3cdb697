import { expect, test } from 'vitest';
import {
  feedPortals,
  hasState,
  loggedPortalPath,
  portalPath,
  portalStates,
  readPortalPath,
} from './feed-portals';

test('reads the addresses that it writes, and no others', () => {
  for (const portal of feedPortals)
    expect(readPortalPath(portalPath(portal, 'a-secret_1'))).toEqual({ portal, secret: 'a-secret_1' });
  for (const path of ['/carga', '/carga/', '/carga/zap', '/carga/zap/', '/carga/zap/a/b', '/x/carga/zap/a'])
    expect(readPortalPath(path)).toBeNull();
});

test.each([
  ['/carga/zap/a-secret_1', '/carga/zap/…'],
  ['/carga/zap/a/secret', '/carga/zap/…'],
  ['/carga/a-secret_1', '/carga/…'],
  ['//carga/zap/a', '//carga/zap/…'],
  ['/CARGA/zap/a', '/CARGA/zap/…'],
  ['/carga/ZAP/a', '/carga/…'],
  ['/mesa/cargas/7', '/mesa/cargas/7'],
  ['/imoveis', '/imoveis'],
])('logs %s as %s', (path, logged) => {
  expect(loggedPortalPath(path)).toBe(logged);
});

test('only a portal that has it has a highlight above the highlight', () => {
  expect(portalStates.filter((state) => hasState('chavesnamao', state))).toEqual([
    'off',
    'plain',
    'highlight',
  ]);
  expect(portalStates.filter((state) => hasState('zap', state))).toEqual([...portalStates]);
});

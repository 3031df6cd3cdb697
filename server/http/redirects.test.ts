import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import { links } from '~/links';
import routes from '~/routes';
import { readEnv } from '../env';

const redirectFor = redirectRules(readEnv({}).legacy);
const redirectOf = (path: string) => redirectFor('GET', path, '');

function paths(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [], index, file }) => {
    const own = path ? `${parent}/${path}` : parent;
    const below = paths(children, own);
    return (path || index) && !file.includes('_layouts/') ? [own || '/', ...below] : below;
  });
}

const all = paths(routes).filter((path) => path !== '/*');
const filled = all.map(
  (path) =>
    path
      .split('/')
      .flatMap((segment) => (segment.startsWith(':') && segment.endsWith('?') ? [] : segment))
      .map((segment) => segment.replace(/^:\w+$/, 'algum-nome').replace(/^\*$/, 'algo/mais'))
      .join('/') || '/',
);

test.each(filled)('the page %s is never taken for an old address', (path) =>
  expect(redirectOf(path)).toBeNull(),
);

test.each([
  ['/para-quem-anuncia', links.ownerPage()],
  ['/area-do-cliente', links.signedInHome()],
  ['/sobre-nos', links.aboutUs()],
  ['/revista-curate', links.magazine()],
  [
    '/para-quem-anuncia/anuncie-seu-imovel/localizacao',
    `/cadastre-seu-imovel?from=${encodeURIComponent(links.ownerPage())}`,
  ],
  ['/curadoria', links.allProperties()],
  ['/blog', links.magazine()],
])('%s leads where the site’s own links lead: %s', (path, target) =>
  expect(redirectOf(path)?.location).toBe(target),
);

test('redirects none of our own links, except the two external ones', () => {
  const plain = Object.values(links).flatMap((link) => (link.length === 0 ? (link as () => string)() : []));
  const redirected = plain.map((address) => address.split(/[?#]/, 1)[0]!).filter((path) => redirectOf(path));
  expect(redirected.sort()).toEqual([links.blog(), links.financing()]);
});

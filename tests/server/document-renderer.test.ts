import { type AppLoadContext, createRequestHandler, data, redirect, type ServerBuild } from '@remix-run/node';
import {
  Meta,
  Outlet,
  Scripts,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
} from '@remix-run/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { createDocumentRenderer, type RenderedDocument } from '@server/document-renderer/document-renderer';
import { readEnv } from '@server/env';
import { pageDataId, toTurboStream } from '~/navigation/page-data.browser';
import { unknownPlace } from '@domain/geo/geolocation';
import * as entry from '~/entry.server';
import { useScriptMark } from '~/script-mark';
import { ValueResponse } from '@contract/value-response';
import { createApiClient } from '~/back-end/client.server';
import { flashCookie } from '~/request/flash.server';
import { searchAnswerValue } from '../../bench/render/answer';
import { siteBuild } from '../support/site-build';
import { visitorSession } from '../support/visitor';

const runs: string[] = [];
const context = () => ({ log: { error: () => {} }, answer: {} }) as unknown as AppLoadContext;

/** Shows all that Remix's hooks tell a component about its place. */
function Place({ children }: { children?: ReactNode }) {
  const hookValues = [useLocation(), useMatches(), useParams(), useLoaderData(), useFetcher().state];
  return createElement('main', null, JSON.stringify(hookValues), children);
}
const Leaf = () => createElement(Place);
const Around = () => createElement(Place, null, createElement(Outlet));
function Layout({ children }: { children: ReactNode }) {
  const head = createElement('head', null, createElement(Meta));
  const scripts = createElement(Scripts, { nonce: useScriptMark() });
  return createElement('html', null, head, createElement('body', null, children, scripts));
}
function Broken() {
  throw new Error('a component fails');
}

/** What each address of the small site below does. */
const leafLoaders: Record<string, () => unknown> = {
  plain: () => ({ titulo: 'São Paulo', nada: undefined, lista: [1, 'a', null] }),
  status: () => data({ a: 1 }, { status: 404, headers: { 'X-Leaf': '1', 'Set-Cookie': 'leaf=1' } }),
  date: () => ({ at: new Date(0) }),
  redirect: () => redirect('/plain'),
  thrown: () => {
    throw new Response('gone', { status: 410 });
  },
  broken: () => {
    throw new Error('inside');
  },
  component: () => null,
  awaited: () => null,
};

/** Every kind of tag that Remix knows, and attributes that React writes otherwise than they are called. */
const meta = ({ matches, location, params }: { matches: unknown; location: unknown; params: unknown }) => [
  { title: JSON.stringify([location, params]) },
  { name: 'description', content: JSON.stringify(matches) },
  { property: 'og:title', content: '<b>"São Paulo" & \'Rio\'</b>' },
  { tagName: 'link', rel: 'alternate', href: '/a?b&c', hrefLang: 'pt-BR', crossOrigin: 'anonymous' },
  { httpEquiv: 'refresh', content: '9' },
  { charSet: 'utf-8' },
  null,
  { 'script:ld+json': { name: '</script><b>&\u2028', list: [1, null] } },
];

/** A layout with headers of its own around one leaf for each of the loaders, and a resource route. */
const routes = {
  root: { id: 'root', path: '', module: { default: Around, ErrorBoundary: Fragment, Layout } },
  layout: {
    id: 'layout',
    parentId: 'root',
    module: {
      default: Around,
      handle: { kind: 'layout' },
      meta: () => [{ title: 'A & B' }, { name: 'author', content: `"'<>` }],
      loader: () => data('layout', { headers: { 'Set-Cookie': 'layout=1' } }),
      headers: () => ({ 'Cache-Control': 'private' }),
    },
  },
  ...Object.fromEntries(
    Object.entries(leafLoaders).map(([name, loader]) => [
      name,
      {
        id: name,
        parentId: 'layout',
        path: `${name}/*`,
        module: {
          default: name === 'component' ? Broken : Leaf,
          ...(name === 'awaited' && { HydrateFallback: Fragment }),
          ...(name === 'status' && { meta }),
          loader: () => {
            runs.push(name);
            return loader();
          },
          ...(name === 'status' && {
            headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => ({
              'X-Leaf': loaderHeaders.get('X-Leaf')!,
            }),
          }),
        },
      },
    ]),
  ),
  resource: {
    id: 'resource',
    parentId: 'root',
    path: 'resource',
    module: { loader: () => new Response('text') },
  },
};

interface AnyRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: object;
}
const inManifest = ({ id, parentId, path, module }: AnyRoute) => ({
  id,
  parentId,
  path,
  module: `/${id}.js`,
  imports: ['/shared.js'],
  hasLoader: 'loader' in module,
});
const build = {
  entry: { module: { ...entry, handleError: () => {} } },
  routes,
  assets: {
    routes: Object.fromEntries(
      Object.values(routes).map((route) => [route.id, inManifest(route as AnyRoute)]),
    ),
    entry: { imports: [], module: '/entry.js' },
    url: '/manifest.js',
    version: '1',
  },
  future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
  basename: '/',
  isSpaMode: false,
} as unknown as ServerBuild;

const { render, build: wrapped } = createDocumentRenderer(build);
const fallback = createRequestHandler(wrapped, 'production');
const remix = createRequestHandler(build, 'production');
const request = (path: string, headers = {}) => new Request(`https://www.example.com.br${path}`, { headers });

/** A page's data, which the short way writes as JSON and Remix in its own format, as the browser reads it. */
const block = new RegExp(`<script type="([^"]+)" id="${pageDataId}">([^]*?)</script>`);
async function dataOf(html: string) {
  const [, type, text = ''] = block.exec(html) ?? [];
  const stream = type === 'application/json' ? toTurboStream(JSON.parse(text)) : text;
  return text && (await decode(new Blob([stream]).stream())).value;
}

async function facts(response: Response) {
  const { status, headers } = response;
  return { status, headers: [...headers].sort(), body: await response.text() };
}
async function pageFacts({ status, headers, html, inlineScripts }: RenderedDocument) {
  const body = html.replace(block, '').split('><');
  return { status, headers: [...headers].sort(), inlineScripts, body, data: await dataOf(html) };
}
/** The page that Remix's own handler makes, with what its render left in the context. */
async function remixPage(
  handle: typeof remix,
  path: string,
  shared: AppLoadContext,
  headers = {},
): Promise<RenderedDocument> {
  const response = await handle(request(path, headers), shared);
  const { inlineScripts = [] } = shared.answer;
  return { status: response.status, headers: response.headers, html: await response.text(), inlineScripts };
}

test.each(['/plain', '/plain/a/b?c=1', '/status'])(
  'the short way to %s gives what Remix gives',
  async (path) => {
    // The second page of a route is made from what the first has left.
    for (let page = 0; page < 2; page++) {
      const short = await render(request(path), context());
      expect(short).toBeDefined();
      expect(await pageFacts(short!)).toEqual(await pageFacts(await remixPage(remix, path, context())));
    }
  },
);

test.each([
  '/date',
  '/redirect',
  '/thrown',
  '/broken',
  '/component',
  '/awaited',
  '/resource',
  '/nowhere',
  '/plain/a.data',
])('%s is left to Remix, without running a loader twice', async (path) => {
  runs.length = 0;
  const shared = context();
  expect(await render(request(path), shared)).toBeUndefined();
  const answer = await facts(await fallback(request(path), shared));
  expect(runs.length).toBeLessThanOrEqual(1);
  expect(answer).toEqual(await facts(await remix(request(path), context())));
});

const lateOf = (html: string) => /<template id="scripts">(.*)<\/template>/s.exec(html)?.[1] ?? '';

test('a page loads no script before first paint: they are in a template', async () => {
  const { html } = (await render(request('/plain'), context()))!;
  const late = lateOf(html);
  expect(late).toContain('/entry.js');
  const asks = /rel="modulepreload"|\.js"/;
  expect([asks.test(late), asks.test(html.replace(late, ''))]).toEqual([true, false]);
});

const flash = await flashCookie({ tone: 'warning', text: 'Tente outra vez' });
test.each<[path: string, cookie?: string]>([
  ['/imoveis', flash],
  ['/sobre-nos/a-bossa-nova'],
  ['/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000&pagina=2', 'visualizacao=Im1hcGEi'],
])('the site’s own page %s is to the letter what Remix makes', async (path, cookie = '') => {
  const site = await siteBuild();
  const api = createApiClient({ fetch: async () => new ValueResponse(searchAnswerValue) });
  const { settings } = readEnv({ SITE_URL: 'https://www.example.com.br' });
  const ofSite = () =>
    ({
      ...context(),
      api,
      siteUrl: 'https://www.example.com.br',
      settings,
      visitor: unknownPlace,
      region: 'SP',
      session: visitorSession(api),
    }) as AppLoadContext;
  const short = await createDocumentRenderer(site).render(request(path, { cookie }), ofSite());
  expect(short).toBeDefined();
  const long = await remixPage(createRequestHandler(site, 'production'), path, ofSite(), { cookie });
  expect(await pageFacts(short!)).toEqual(await pageFacts(long));
  // With the others waits the script that gives a place in the page back.
  expect(lateOf(short!.html)).toContain('sessionStorage');
});

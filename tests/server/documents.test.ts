import { createRequestHandler, data, type EntryContext, redirect, type ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { documents } from '@server/documents';

const runs: string[] = [];
const context = () => ({ log: { error: () => {} } }) as never;
const none = () => null;

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
};

/** A layout with headers of its own around one leaf for each of the loaders, and a resource route. */
const build = {
  entry: {
    module: {
      // In place of a page: everything that it would be rendered from.
      default: async (
        _: Request,
        status: number,
        headers: Headers,
        entry: EntryContext & { pageData?: string },
      ) => {
        const { matches, loaderData, errors, location } = entry.staticHandlerContext;
        const data = entry.pageData ?? (await new Response(entry.serverHandoffStream).text());
        const ids = matches.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
        const { manifest, serverHandoffString, future, isSpaMode } = entry;
        return Response.json(
          {
            ids,
            loaderData,
            errors,
            location,
            manifest,
            serverHandoffString,
            future,
            isSpaMode,
            readable: data.length > 0,
          },
          { status, headers },
        );
      },
      handleError: none,
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: none, ErrorBoundary: none } },
    layout: {
      id: 'layout',
      parentId: 'root',
      module: {
        default: none,
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
            default: none,
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
  },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
  basename: '/',
  isSpaMode: false,
} as unknown as ServerBuild;

const { render, build: wrapped } = documents(build);
const fallback = createRequestHandler(wrapped, 'production');
const remix = createRequestHandler(build, 'production');
const request = (path: string) => new Request(`https://www.example.com.br${path}`);
const facts = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].sort(),
  body: response.headers.get('content-type')?.includes('json')
    ? await response.json()
    : await response.text(),
});

test.each(['/plain', '/plain/a/b?c=1', '/status'])(
  'the short way to %s gives what Remix gives',
  async (path) => {
    const short = await render(request(path), context());
    expect(short).toBeDefined();
    expect(await facts(short!)).toEqual(await facts(await remix(request(path), context())));
  },
);

test.each(['/date', '/redirect', '/thrown', '/broken', '/resource', '/nowhere', '/plain/a.data'])(
  '%s is left to Remix, which answers as ever without asking a loader twice',
  async (path) => {
    runs.length = 0;
    const shared = context();
    expect(await render(request(path), shared)).toBeUndefined();
    const answer = await facts(await fallback(request(path), shared));
    expect(runs.length).toBeLessThanOrEqual(1);
    expect(answer).toEqual(await facts(await remix(request(path), context())));
  },
);

test('a page whose component fails is left to Remix', async () => {
  const failing = {
    ...build,
    entry: { module: { ...build.entry.module, default: () => Promise.reject(new Error('x')) } },
  };
  expect(await documents(failing as ServerBuild).render(request('/plain'), context())).toBeUndefined();
});

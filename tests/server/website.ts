import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { Backend } from '@api/backend';
import { readEnv } from '@server/env';
import { serveSite } from '../support/serve-site';
import { rendererSettings } from '../support/renderer-settings';

export const inlineScript = 'window.own = true';

const module = {
  loader: ({ request, context }: { request: Request; context: AppLoadContext }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/quebra') throw new Error('a secret of the inside');
    if (pathname === '/pagina') {
      context.answer.inlineScripts = [inlineScript];
      return new Response('<!DOCTYPE html><p>ok', { headers: { 'content-type': 'text/html' } });
    }
    return Response.json({
      url: request.url,
      data: searchParams.has('_data'),
      headers: Object.fromEntries(request.headers),
      visitor: context.visitor,
      region: context.region,
    });
  },
  action: async ({ request }: { request: Request }) => Response.json({ size: (await request.text()).length }),
};

/** A website of one resource route that tells what reached it. */
const echo = {
  entry: { module: { default: () => new Response(), handleError: () => {} } },
  routes: { echo: { id: 'echo', path: '*', module } },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild;

const healthy: Backend = {
  fetch: async (request) =>
    new Response(`photo ${new URL(request.url).pathname}`, { headers: { 'content-type': 'image/webp' } }),
  ready: async () => true,
  close: async () => {},
};

/** Starts what stands in front of Remix, for real, on a port of its own, around a website that only echoes. */
export async function startWebsite(settings: Record<string, string> = {}, backEnd: Partial<Backend> = {}) {
  const env = readEnv({
    NODE_ENV: 'production',
    SITE_URL: 'https://www.example.com.br',
    ...rendererSettings,
    ...settings,
  });
  const { fetch } = { ...healthy, ...backEnd };
  const withoutBrokerage: Backend['fetch'] = async (request) =>
    new URL(request.url).pathname === '/house' ? new Response(null, { status: 404 }) : fetch(request);
  return serveSite({
    env,
    backEnd: { ...healthy, ...backEnd, fetch: withoutBrokerage },
    leads: { accept: async () => ({}) },
    build: echo,
  });
}

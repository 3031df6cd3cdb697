import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import pino from 'pino';
import { createApp } from '@server/app';
import type { Backend } from '@api/backend';
import { readEnv } from '@server/env';
import { closeServer, createHttpServer } from '@server/http-server';
import { securityHeaders } from '@server/security-headers';
import { PageResponse } from '~/request/page-response';
import { testSeals } from '../support/visitor';

export const inlineScript = 'window.own = true';

const module = {
  loader: ({ request, context }: { request: Request; context: { visitor: unknown } }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/quebra') throw new Error('a secret of the inside');
    if (pathname === '/pagina') return new PageResponse('<!DOCTYPE html><p>ok', [inlineScript], {});
    return Response.json({
      url: request.url,
      data: searchParams.has('_data'),
      headers: Object.fromEntries(request.headers),
      visitor: context.visitor,
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
  const env = readEnv({ NODE_ENV: 'production', SITE_URL: 'https://www.example.com.br', ...settings });
  const app = createApp({
    env,
    backEnd: { ...healthy, ...backEnd },
    leads: { accept: async () => ({}) },
    seals: testSeals,
    build: echo,
    files: (_req, _res, next) => next(),
    log: pino({ level: 'silent' }),
  });
  const server = createHttpServer(app, securityHeaders(env).plain);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server, 1000) };
}

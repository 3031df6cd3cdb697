import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import type { HeaderList } from './reply';
import type { TakeShortWay } from './short-way';
import { staticFiles } from './static-files';

/** The build, or in development what asks for it anew. */
export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

/** The website's code and files, and what is to be closed with them. */
export interface WebsiteBuild {
  build: RemixBuild;
  /** The short way to its pages; none in development, where the build changes while the server runs. */
  takeShortWay?: TakeShortWay;
  files: RequestHandler;
  close(): Promise<void>;
}

/** The finished build that this file is bundled with; its files stand beside it. */
export async function productionBuild(security: HeaderList): Promise<WebsiteBuild> {
  const build = (await import('virtual:remix/server-build')) as unknown as ServerBuild;
  // It renders components: their styles are for a bundler, and a server that is run from its source has none.
  const { takeShortWay } = await import('./short-way');
  const files = await staticFiles(fileURLToPath(new URL('../client', import.meta.url)), security);
  return { build, takeShortWay, files, async close() {} };
}

/** Vite inside this server: pages are compiled when they are asked for, and again when they change. */
export async function developmentBuild(): Promise<WebsiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  return { build, files: vite.middlewares as RequestHandler, close: () => vite.close() };
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import type { HeaderList } from './http/reply';
import type { AddDocumentRenderer } from './document-renderer';
import { staticFiles } from './http/static-files';

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);

export interface WebsiteBuild {
  build: RemixBuild;
  /** Document renderer; none in development, where the build changes at run time. */
  addDocumentRenderer?: AddDocumentRenderer;
  files: RequestHandler;
  /** Path of the script that runs before hydration (app/early.browser.ts). */
  earlyScript?: string;
  close(): Promise<void>;
}

export async function productionBuild(security: HeaderList): Promise<WebsiteBuild> {
  const build = (await import('virtual:remix/server-build')) as unknown as ServerBuild;
  // Import here only: it renders components, whose styles need a bundler.
  const { addDocumentRenderer } = await import('./document-renderer');
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const files = await staticFiles(client, security);
  const early = (await readdir(join(client, 'assets'))).find((name) => /^early-[^.]*\.js$/.test(name));
  return { build, addDocumentRenderer, files, earlyScript: early && `/assets/${early}`, async close() {} };
}

export async function developmentBuild(): Promise<WebsiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  return { build, files: vite.middlewares as RequestHandler, close: () => vite.close() };
}

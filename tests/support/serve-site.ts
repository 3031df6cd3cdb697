import { closeServer } from '@api/platform/process/graceful-stop';
import { silentLogger } from './silent-logger';
import { type AppOptions, createApp } from '@server/app';
import { addDocumentRenderer } from '@server/document-renderer';
import { createHttpServer, listen } from '@server/http/http-server';
import { securityHeaders } from '@server/http/security-headers';
import { siteBuild } from './site-build';
import { unhurriedMs } from './until';
import { testSeals } from './visitor';

/** Serves the website as it ships, but that its build is the modules themselves and no answer of the back end is kept, on a port of its own. */
export async function serveSite(parts: Pick<AppOptions, 'env' | 'backEnd' | 'leads'> & Partial<AppOptions>) {
  const app = createApp({
    seals: testSeals,
    build: parts.build ?? (await siteBuild()),
    addDocumentRenderer,
    files: (_req, _res, next) => next(),
    log: silentLogger,
    changesKnownForMs: 0,
    readingMs: unhurriedMs,
    ...parts,
  });
  const server = createHttpServer(app, securityHeaders(parts.env).plain);
  const port = await listen(server, 0, '127.0.0.1');
  return { port, origin: `http://127.0.0.1:${port}`, close: () => closeServer(server, 1000) };
}

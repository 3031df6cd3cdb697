import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { pageDataId } from '~/navigation/page-data.browser';
import { inlineHydration, deferredScriptsId } from './navigation/hydrate-on-interaction';
import { signInParams } from '~/features/account/sign-in/sign-in-params';
import { inlinePreparation } from './navigation/prepare-hydration';
import { ScriptMarkProvider } from './script-mark';
import { manifestFor } from './site-manifest.server';
import { ServerProviders } from './server-providers.server';

const mark = randomUUID();
const markAttribute = ` nonce="${mark}"`;

/**
 * A string: React's stream costs twice as much, and no page defers data.
 * The loader data is an inert block at the end, so script hashes are equal on every page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext & { pageData?: string },
  loadContext: AppLoadContext,
) {
  const type = context.pageData === undefined ? 'text/x-turbo-stream' : 'application/json';
  const data = context.pageData ?? (await readAll(context.serverHandoffStream));
  context.serverHandoffStream = undefined;
  const matched = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const manifest = 'hmr' in context.manifest ? context.manifest : manifestFor(context.manifest, matched);
  const page = renderToString(
    <ScriptMarkProvider value={mark}>
      <ServerProviders context={loadContext}>
        <RemixServer context={{ ...context, manifest }} url={request.url} />
      </ServerProviders>
    </ScriptMarkProvider>,
  );
  // In development React warns about an attribute that it did not write.
  const ordered = 'hmr' in context.manifest ? page : moveScriptsLast(page);
  const { before, after, inlineScripts } = takeMarkedScripts(ordered);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  loadContext.answer.inlineScripts = inlineScripts;
  if (!context.renderMeta?.didRenderScripts) {
    return new Response(`<!DOCTYPE html>${before}${after}`, { status, headers });
  }
  const end = after.lastIndexOf('</body>');
  const block = `<script type="${type}" id="${pageDataId}">${data.replaceAll('<', '\\u003c')}</script>`;
  const html = `<!DOCTYPE html>${before}${after.slice(0, end)}${block}${after.slice(end)}`;
  return new Response(html, { status, headers });
}

/** Ignores aborted requests and 4xx responses. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname.slice(0, 300);
  context.log.error({ err: error, method: request.method, path }, 'page render failed');
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

const inlineScript = `${inlinePreparation(signInParams)};${inlineHydration({
  rest: 500,
  patience: 3000,
  longestHold: 3000,
  longestSleep: 8000,
  lastHope: 10_000,
  slowestRun: 60_000,
})}`;

/** Moves scripts into a template that the first interaction activates (docs/decisions/0083-how-pages-come-alive.md). */
function moveScriptsLast(page: string): string {
  const body = page.indexOf('<body');
  const preloadIndex = page.indexOf('<link rel="modulepreload"', body);
  if (preloadIndex < 0) return page;
  const start = Math.min(preloadIndex, page.indexOf(`<script${markAttribute}`, body));
  const end = page.lastIndexOf('</body>');
  const late = `<template id="${deferredScriptsId}">${page.slice(start, end)}</template>`;
  return `${page.slice(0, start)}${late}<script${markAttribute}>${inlineScript}</script>${page.slice(end)}`;
}

function takeMarkedScripts(page: string) {
  const first = page.indexOf(markAttribute);
  if (first < 0) {
    const end = page.lastIndexOf('</body>');
    return { before: page.slice(0, end), after: page.slice(end), inlineScripts: [] };
  }
  const parts = page.slice(first + markAttribute.length).split(markAttribute);
  const inlineScripts = parts.flatMap((part) => {
    const start = part.indexOf('>') + 1;
    const text = part.slice(start, part.indexOf('</script>', start));
    return text ? [text] : [];
  });
  return { before: page.slice(0, first), after: parts.join(''), inlineScripts };
}

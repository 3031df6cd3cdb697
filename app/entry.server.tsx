import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { pageDataId } from '~/navigation/page-data.browser';
import { inlineWake, lateId } from '~/navigation/wake-on-use';
import { ScriptMarkProvider } from './script-mark';
import { ServerProviders } from './server-providers.server';

const mark = randomUUID();
const markAttribute = ` nonce="${mark}"`;

/**
 * Renders a document to one string: no page defers anything, and a string costs half of what React's stream does. The
 * loaders' data, which Remix would stream after the page as scripts, stands in a block at the page's end that is not run:
 * so the scripts, and their hashes, are the same on every page (app/navigation/page-data.browser.ts reads it).
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
  const page = renderToString(
    <ScriptMarkProvider value={mark}>
      <ServerProviders context={loadContext}>
        <RemixServer context={context} url={request.url} />
      </ServerProviders>
    </ScriptMarkProvider>,
  );
  // The development server's pages stay as React knows them: it would warn of an attribute that it did not write.
  const ordered = 'hmr' in context.manifest ? page : putScriptsLast(page);
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

/** Logs what went wrong while a page was made; a visitor who went away or asked for what is not there is no error. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname.slice(0, 300);
  context.log.error({ err: error, method: request.method, path }, 'a page failed');
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

const wake = inlineWake({
  rest: 500,
  patience: 3000,
  longestHold: 3000,
  lastHope: 10_000,
  slowestRun: 60_000,
});

/**
 * A page works without its thirty scripts, so they wait in a template until somebody is there, and then take the place
 * where React looks for them (docs/decisions/0083-how-pages-come-alive.md). The first of them gives a place in the page
 * back, which nobody has left where it is new.
 */
function putScriptsLast(page: string): string {
  const body = page.indexOf('<body');
  const asked = page.indexOf('<link rel="modulepreload"', body);
  if (asked < 0) return page;
  const start = Math.min(asked, page.indexOf(`<script${markAttribute}`, body));
  const end = page.lastIndexOf('</body>');
  const late = `<template id="${lateId}">${page.slice(start, end)}</template>`;
  return `${page.slice(0, start)}${late}<script${markAttribute}>${wake}</script>${page.slice(end)}`;
}

/** Takes the mark off the scripts that carry it, which stand at the page's end, and collects their texts. */
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

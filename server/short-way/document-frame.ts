import { randomUUID } from 'node:crypto';
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';

/** What stands around a document's own parts, the same for every page of a route: the root's `Layout`, links, scripts. */
export interface DocumentFrame {
  /** Before the meta tags, before the body's content, before the page's data, and after it. */
  parts: [head: string, body: string, data: string, end: string];
  inlineScripts: readonly string[];
}

const mark = randomUUID();
const title = `<title>${mark}</title>`;

/**
 * Renders a document of marks as Remix's own way does, with this context's matches and manifest, and cuts it at them.
 * @returns undefined where there is another number of parts: a layout without meta tags or scripts
 */
export async function documentFrame(
  { entry }: ServerBuild,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<DocumentFrame | undefined> {
  const modules = Object.entries(context.routeModules).map(([id, module]) => [
    id,
    { ...module, meta: undefined },
  ]);
  const root = { ...context.routeModules.root!, default: () => mark, meta: () => [{ title: mark }] };
  const marked = {
    ...context,
    routeModules: { ...Object.fromEntries(modules), root },
    renderMeta: {},
    pageData: mark,
  };
  const render = entry.module.default;
  const { pathname } = context.staticHandlerContext.location;
  const answer: AppLoadContext['answer'] = {};
  const page = await render(
    new Request(new URL(pathname, 'http://frame.invalid')),
    200,
    new Headers(),
    marked,
    { ...loadContext, answer },
  );
  if (!(page instanceof Response) || !answer.inlineScripts) return;
  const parts = (await page.text()).replace(title, mark).split(mark);
  if (parts.length !== 4) return;
  return { parts: parts as DocumentFrame['parts'], inlineScripts: answer.inlineScripts };
}

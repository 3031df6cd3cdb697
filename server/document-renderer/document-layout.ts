import { randomUUID } from 'node:crypto';
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';

export interface DocumentLayout {
  /** Before the meta tags, before the body content, before the page data, and after it. */
  parts: [head: string, body: string, data: string, end: string];
  inlineScripts: readonly string[];
}

const mark = randomUUID();
const title = `<title>${mark}</title>`;

/** Renders placeholders with Remix and splits the result. @returns undefined if the layout lacks one of them */
export async function renderDocumentLayout(
  { entry }: ServerBuild,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<DocumentLayout | undefined> {
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
  return { parts: parts as DocumentLayout['parts'], inlineScripts: answer.inlineScripts };
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { counted } from '@domain/kernel/counts';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { isShownAt, localMoment } from '@domain/texts/shown-period';
import { articlePath } from '@domain/texts/article-path';
import { textPages } from '@domain/texts/text-pages';
import type { StaffApi } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { adminLinks } from '../admin-links';
import { pageOf } from '../list/page-of';
import { asMember } from '../session/guard.server';
import { showcaseTabs } from '../showcase/tabs';
import { pageNames, pagePaths } from './text-fields';
import { periodText } from './text-view';

export interface TextRow {
  href: string;
  title: string;
  path: string;
  state: string;
  draft: string | null;
}

/** Drafts of articles that are not published, whose titles the list shows. */
const maxNewDrafts = 20;

export const textsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'texts.write', async ({ staff, session: { grants } }) => {
    const { log, settings } = args.context;
    // Without the program there is no page of it.
    const hasProgram = settings.firm.texts.onlyYou !== undefined;
    const rows = await orNull(textRows(staff, hasProgram), log);
    const params = new URL(args.request.url).searchParams;
    const tabs = showcaseTabs('texts', grants);
    if (!rows) return { tabs, list: null };
    const { rows: shown, page, count } = pageOf(rows.rows, params);
    return { tabs, list: { rows: shown, page, count, sentence: rows.sentence } };
  });

const periodOf = ({ from, until }: { from: string | null; until: string | null }) => ({
  ...{ from: from ?? undefined, until: until ?? undefined },
});
const named = (title: unknown): string => (typeof title === 'string' && title) || 'Sem título';

async function textRows(staff: StaffApi, hasProgram: boolean) {
  const [{ pages, articles }, pageDrafts, articleDrafts] = await Promise.all([
    staff.texts(),
    staff.drafts('page'),
    staff.drafts('article'),
  ]);
  const now = clock.now();
  const drafts = new Map([...pageDrafts, ...articleDrafts].map((draft) => [draft.key, draft]));
  const draftOf = (key: string) => {
    const draft = drafts.get(key);
    return draft
      ? `${draft.saved_by ?? 'quem já saiu'}, ${recentMomentText(new Date(draft.saved_at), now)}`
      : null;
  };
  const unpublished = articleDrafts.filter(({ key }) => key.startsWith('novo-')).slice(0, maxNewDrafts);
  const titles = await Promise.all(
    unpublished.map(async ({ key }) => (await staff.draft('article', key))?.content.title),
  );
  const shownPages = textPages.filter((page) => page !== 'programa-only-you' || hasProgram);
  const rows: TextRow[] = [
    ...unpublished.map(({ key }, index) => ({
      href: adminLinks.text('artigo', key),
      title: named(titles[index]),
      ...{ path: 'revista', state: 'Ainda não publicado.', draft: draftOf(key) },
    })),
    ...articles.map((article) => ({
      href: adminLinks.text('artigo', String(article.id)),
      ...{ title: article.title, path: articlePath(article.slug), draft: draftOf(String(article.id)) },
      state: periodText(periodOf(article), now),
    })),
    ...shownPages.map((page) => {
      const own = pages.find((each) => each.page === page);
      return {
        href: adminLinks.text('pagina', page),
        ...{ title: own?.title ?? pageNames[page], path: pagePaths[page], draft: draftOf(page) },
        state: own ? `Texto da casa. ${periodText(periodOf(own), now)}` : 'Texto do site.',
      };
    }),
  ];
  const periods = articles.map(periodOf);
  const shown = periods.filter((period) => isShownAt(period, now)).length;
  const planned = periods.filter(({ from }) => from !== undefined && from > localMoment(now)).length;
  const sentence = [
    `${counted(shown, 'texto', 'textos')} da revista no ar`,
    ...(planned > 0 ? [counted(planned, 'agendado', 'agendados')] : []),
    ...(drafts.size > 0 ? [counted(drafts.size, 'rascunho', 'rascunhos')] : []),
  ].join(', ');
  return { rows, sentence: `${sentence}.` };
}

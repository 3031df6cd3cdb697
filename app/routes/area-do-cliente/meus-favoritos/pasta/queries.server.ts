import type { LoaderFunctionArgs } from '@remix-run/node';
import { dayText } from '@domain/kernel/moment';
import type { Folder, Removal } from '~/domain/customer';
import { hasStatus } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { sectionOf } from '~/back-end/section.server';
import { favoritesPage, folderOf, notFound, removalsOf } from '~/features/favorites/folder-pages.server';
import { sharedFolderSummary } from '~/features/shared-folder/shared-folder-summary';
import { links } from '~/links';
import { folderCard } from '~/features/favorites/folder-card';
import { pageNumberOf, pageOf } from './folder-data';

/** @throws Response 404 if the customer has no such folder */
export const folderData = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { log } = args.context;
    const id = args.params.pastaId!;
    const page = pageNumberOf(new URL(args.request.url));
    const items = customer.folderItems(id).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notFound() : error;
    });
    const removed = removalsOf(customer, log);
    // A back end without removals has no sharing either.
    const shared = removed.then((known) => known && orNull(customer.sharing(id), log));
    const [{ folder, others }, section, removals, sharing] = await Promise.all([
      folderOf(customer, id),
      sectionOf(items, log, (properties) => pageOf(properties, id, page)),
      removed,
      shared,
    ]);
    return {
      folder: folderCard(folder),
      page: links.folder(id, page),
      hasOthers: others.length > 0,
      section,
      hasRemoved: removals !== null,
      hasLinks: sharing !== null,
      shared: sharing ? sharedFolderSummary(sharing) : { sentence: '', opinions: [] },
      emptied: emptiedFrom(folder, removals ?? []),
    };
  });

/** The folder's last emptying that can be undone. */
function emptiedFrom({ id }: Folder, removals: readonly Removal[]) {
  const act = removals.find(
    ({ kind, folders, homes: properties }) =>
      kind === 'emptied' && properties.length > 0 && folders.some((folder) => folder.id === id),
  );
  return act ? { removal: act.id, count: act.homes.length, until: dayText(new Date(act.until)) } : null;
}

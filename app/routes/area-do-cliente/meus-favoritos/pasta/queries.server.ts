import type { LoaderFunctionArgs } from '@remix-run/node';
import { dayText } from '@domain/moment';
import type { Folder, Removal } from '~/domain/customer';
import { hasStatus } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { sectionOf } from '~/back-end/section.server';
import { favoritesPage, folderOf, notThere, removalsOf } from '~/features/favourites/folder-pages.server';
import { sharedFolderSaid } from '~/features/folder-for-two/shared-folder-said';
import { links } from '~/links';
import { folderCard } from '~/features/favourites/folder-card';
import { pageAsked, pageOf } from './folder-data';

/** A folder with its homes. @throws Response 404 where it is none of the customer's */
export const folderData = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { log } = args.context;
    const id = args.params.pastaId!;
    const page = pageAsked(new URL(args.request.url));
    const items = customer.folderItems(id).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notThere() : error;
    });
    const removed = removalsOf(customer, log);
    // A back end without the ones has not the others either.
    const shared = removed.then((known) => known && orNull(customer.sharing(id), log));
    const [{ folder, others }, section, removals, sharing] = await Promise.all([
      folderOf(customer, id),
      sectionOf(items, log, (homes) => pageOf(homes, id, page)),
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
      shared: sharing ? sharedFolderSaid(sharing) : { sentence: '', opinions: [] },
      emptied: emptiedFrom(folder, removals ?? []),
    };
  });

/** What emptying a folder took last, where it can still be had back. */
function emptiedFrom({ id }: Folder, removals: readonly Removal[]) {
  const act = removals.find(
    ({ kind, folders, homes }) =>
      kind === 'emptied' && homes.length > 0 && folders.some((folder) => folder.id === id),
  );
  return act ? { removal: act.id, count: act.homes.length, until: dayText(new Date(act.until)) } : null;
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AnnouncementsList } from '~/features/admin/announcements/announcements-page';
import { announcementsData } from '~/features/admin/announcements/announcements.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Anúncios · Mesa');
export const loader = (args: LoaderFunctionArgs) => announcementsData(args);

/** What owners announce, by state. */
export default function Announcements() {
  return <AnnouncementsList {...useLoaderData<typeof loader>()} />;
}

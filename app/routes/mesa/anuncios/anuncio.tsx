import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AnnouncementRecord } from '~/features/admin/announcements/announcement-page';
import type { AnnouncementReply } from '~/features/admin/announcements/announcement-panels';
import { announcementAction, announcementData } from '~/features/admin/announcements/announcement.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Anúncio · Mesa');
export const loader = (args: LoaderFunctionArgs) => announcementData(args);
export const action = (args: ActionFunctionArgs) => announcementAction(args);

/** One announcement: all that came, photos, decision, history. */
export default function Announcement() {
  const data = useLoaderData<typeof loader>();
  return <AnnouncementRecord {...data} reply={useActionData() as AnnouncementReply} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { AnnouncementRecord } from '~/features/admin/announcements/announcement-page';
import type { AnnouncementReply } from '~/features/admin/announcements/announcement-panels';
import { announcementAction, announcementData } from '~/features/admin/announcements/announcement.server';
import { Conflict } from '~/features/admin/conflict/conflict';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Anúncio · Mesa');
export const loader = (args: LoaderFunctionArgs) => announcementData(args);
export const action = (args: ActionFunctionArgs) => announcementAction(args);

/** One announcement: all that came, photos, decision, history; or the choice between two who changed its broker. */
export default function Announcement() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData() as AnnouncementReply;
  if (reply?.conflict) {
    const page = { href: adminLinks.announcement(data.id), name: data.title };
    return <Conflict {...reply.conflict} what="quem atende este anúncio" {...page} />;
  }
  return <AnnouncementRecord {...data} reply={reply} />;
}

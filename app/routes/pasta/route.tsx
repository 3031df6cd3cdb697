import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import type { GuestReply } from './action.server';
import { sharedFolderData } from './folder-data.server';
import { GuestFolder } from './guest-folder';
import { LinkExpired } from '~/features/status-pages/link-expired';
import { PageFailed } from '~/features/status-pages/page-failed';
import './guest-page.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';
export const loader = (args: LoaderFunctionArgs) => sharedFolderData(args);

/** A generic title keeps the folder's name out of the browser's history. */
export const meta: MetaFunction<typeof loader> = privatePageMeta('Pasta compartilhada');

/** Shared folder for its guest (prototype pasta-convidado): no menus, no account, works without scripts. */
export default function SharedFolderPage() {
  const { firm: brokerage, token, folder, hasFailed } = useLoaderData<typeof loader>();
  const reply = useActionData<GuestReply>();
  return (
    <MinimalLayout firm={brokerage}>
      {folder ? (
        <GuestFolder folder={folder} token={token} reply={reply} />
      ) : hasFailed ? (
        <PageFailed title="Não foi possível abrir a pasta agora." href={links.sharedFolder(token)} />
      ) : (
        <LinkExpired />
      )}
    </MinimalLayout>
  );
}

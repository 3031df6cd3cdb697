import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BarePage } from '~/features/frame/bare-page';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import type { GuestReply } from './action.server';
import { sharedFolderData } from './folder-data.server';
import { GuestFolder } from './guest-folder';
import { LinkOver } from '~/features/frame/link-over';
import './guest-page.css';

export { action } from './action.server';
export const loader = (args: LoaderFunctionArgs) => sharedFolderData(args);

/** The folder's name stays between its two people: no history and no tab of a borrowed browser tells it. */
export const meta: MetaFunction<typeof loader> = privatePageMeta('Pasta compartilhada');

/** A folder for two, as its guest sees it (prototype pasta-convidado): no menus, no account, no scripts needed. */
export default function SharedFolderPage() {
  const { firm, token, folder, hasFailed } = useLoaderData<typeof loader>();
  const reply = useActionData<GuestReply>();
  return (
    <BarePage firm={firm}>
      {folder ? (
        <GuestFolder folder={folder} token={token} reply={reply} />
      ) : hasFailed ? (
        <Failed href={links.sharedFolder(token)} />
      ) : (
        <LinkOver />
      )}
    </BarePage>
  );
}

const Failed = ({ href }: { href: string }) => (
  <div className="vazio">
    <h1>Não foi possível abrir a pasta agora.</h1>
    <p className="lide">Tente novamente em alguns minutos.</p>
    <a className="bt bt--2" href={href}>
      Tentar de novo
    </a>
  </div>
);

import { type AppLoadContext, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { Sharing } from '@contract/folder-links';
import { clock } from '@domain/clock';
import { counted } from '@domain/counts';
import { dayText, recentDayText } from '@domain/moment';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { folderOf, notThere } from '~/features/favourites/folder-pages.server';
import { links } from '~/links';
import { newLinkCookie, newToken } from './new-link.server';

/** What the page shows: the address of a link that was just made, once. @throws Response 404, as below */
export const shareData = (args: LoaderFunctionArgs) =>
  signedIn(
    args,
    async ({ customer }) => {
      const { request, context, params } = args;
      const token = newToken(request, context, params.pastaId!);
      return data(
        await sharedFolder(customer, args, token),
        token ? { headers: { 'Set-Cookie': context.seals.forget(newLinkCookie) } } : undefined,
      );
    },
    links.signInAtHome,
  );

/** A folder with its links. @throws Response 404 where it is none of the customer's, or the back end keeps no links */
export async function sharedFolder(
  customer: CustomerApi,
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  token: string | null = null,
) {
  const id = params.pastaId!;
  const { folder } = await folderOf(customer, id);
  return { folder: { id, name: folder.name }, ...(await sharedBy(customer, context, id, token)) };
}

/**
 * The folder's links, and the address of the one that was just made. @throws Response 404 where the back end keeps none, or
 * the folder is none of the customer's
 */
export async function sharedBy(
  customer: CustomerApi,
  { log, siteUrl }: Pick<AppLoadContext, 'log' | 'siteUrl'>,
  folder: string,
  token: string | null,
) {
  const sharing = customer.sharing(folder).catch((error: unknown) => {
    throw hasStatus(error, 404, 405, 501) ? notThere() : error;
  });
  const section = await sectionOf(sharing, log, ({ links: all }) => {
    const now = clock.now();
    return all.map((link) => shownLink(link, now));
  });
  return { section, address: token && siteUrl + links.sharedFolder(token) };
}

function shownLink(link: Sharing['links'][number], now: Date) {
  const { id, guest, expires_at, revoked_at, kept_until, openings, opened_at, is_open, created_at } = link;
  const day = (moment: string) => dayText(new Date(moment));
  const opened =
    openings === 0
      ? 'ainda não aberto'
      : `aberto ${counted(openings, 'vez', 'vezes')}, a última ${recentDayText(new Date(opened_at!), now)}`;
  return {
    id,
    isOpen: is_open,
    title: is_open
      ? expires_at
        ? `Vale até ${day(expires_at)}`
        : 'Vale sem prazo'
      : revoked_at
        ? `Revogado em ${day(revoked_at)}`
        : `Venceu em ${day(expires_at!)}`,
    detail: is_open
      ? [guest, `criado ${recentDayText(new Date(created_at), now)}`, opened].filter(Boolean).join(', ')
      : `As respostas${guest ? ` de ${guest}` : ''} ficam guardadas até ${day(kept_until!)}, se o link for reaberto.`,
    notes: link.shows_notes ? 'Mostra suas notas.' : '',
  };
}

export type ShownLink = ReturnType<typeof shownLink>;
/** What page and window show. */
export type ShareData = Awaited<ReturnType<typeof sharedFolder>>;

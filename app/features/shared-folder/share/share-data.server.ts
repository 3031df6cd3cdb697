import { type AppLoadContext, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { Sharing } from '@contract/folder-links';
import { clock } from '@domain/kernel/clock';
import { counted } from '@domain/kernel/counts';
import { dayText, recentDayText } from '@domain/kernel/moment';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { favoritesPage, folderOf, notFound } from '~/features/favorites/folder-pages.server';
import { links } from '~/links';
import { newLinkCookie, newToken } from './new-link.server';

/** Loader data, with a new link's address once. @throws Response 404 like `sharedFolder` */
export const shareData = (args: LoaderFunctionArgs) =>
  favoritesPage(args, async ({ customer }) => {
    const { request, context, params } = args;
    const token = newToken(request, context, params.pastaId!);
    return data(
      await sharedFolder(customer, args, token),
      token ? { headers: { 'Set-Cookie': context.seals.forget(newLinkCookie) } } : undefined,
    );
  });

/** A folder with its links. @throws Response 404 for another customer's folder, or without back-end support */
export async function sharedFolder(
  customer: CustomerApi,
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  token: string | null = null,
) {
  const id = params.pastaId!;
  const { folder } = await folderOf(customer, id);
  return { folder: { id, name: folder.name }, ...(await sharedBy(customer, context, id, token)) };
}

/** Links of a folder, and a new link's address. @throws Response 404 like `sharedFolder` */
export async function sharedBy(
  customer: CustomerApi,
  { log, siteUrl }: Pick<AppLoadContext, 'log' | 'siteUrl'>,
  folder: string,
  token: string | null,
) {
  const sharing = customer.sharing(folder).catch((error: unknown) => {
    throw hasStatus(error, 404, 405, 501) ? notFound() : error;
  });
  const section = await sectionOf(sharing, log, ({ links: all }) => {
    const now = clock.now();
    return all.map((link) => shownLink(link, now));
  });
  return { section, address: token && siteUrl + links.sharedFolder(token) };
}

function shownLink(link: Sharing['links'][number], now: Date) {
  const {
    id,
    guest,
    expires_at,
    revoked_at,
    kept_until: retainedUntil,
    openings,
    opened_at,
    is_open,
    created_at,
  } = link;
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
      : `As respostas${guest ? ` de ${guest}` : ''} ficam guardadas até ${day(retainedUntil!)}, se o link for reaberto.`,
    notes: link.shows_notes ? 'Mostra suas notas.' : '',
  };
}

export type ShownLink = ReturnType<typeof shownLink>;
export type ShareData = Awaited<ReturnType<typeof sharedFolder>>;

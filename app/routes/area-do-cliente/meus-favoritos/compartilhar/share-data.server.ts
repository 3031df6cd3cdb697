import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { Sharing } from '@contract/folder-links';
import { counted } from '@domain/counts';
import { dayText, recentDayText } from '@domain/moment';
import { hasStatus } from '~/back-end/errors.server';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { links } from '~/links';
import { newLinkCookie, newToken } from './new-link.server';

/**
 * A folder's links, and the address of one that was just made, once. @throws Response 404 where the folder is none of the
 * customer's, or the back end keeps no links
 */
export const shareData = (args: LoaderFunctionArgs) =>
  signedIn(
    args,
    async ({ customer }) => {
      const { request, context, params } = args;
      const id = params.pastaId!;
      const found = (await customer.folders()).find((folder) => folder.id === id);
      if (!found) throw new Response(null, { status: 404 });
      const sharing = customer.sharing(id).catch((error: unknown) => {
        throw hasStatus(error, 404, 405, 501) ? new Response(null, { status: 404 }) : error;
      });
      const section = await sectionOf(sharing, context.log, (told) => shownLinks(told, new Date()));
      const token = newToken(request, context, id);
      return data(
        {
          folder: { id, name: found.name },
          section,
          address: token && context.siteUrl + links.sharedFolder(token),
        },
        token ? { headers: { 'Set-Cookie': context.seals.forget(newLinkCookie) } } : undefined,
      );
    },
    links.signInAtHome,
  );

const shownLinks = ({ links: all }: Sharing, now: Date) => all.map((link) => shownLink(link, now));

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

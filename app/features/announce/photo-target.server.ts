import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { ownersPhotosParams, sentPhotosToken } from '@domain/announcement/photos';
import { logged } from '@domain/kernel/logged';
import { protocolPattern } from '@domain/leads/protocol';
import { ApiHttpError } from '~/back-end/errors.server';
import { links, type PhotosOf } from '~/links';
import { browsersToken } from './drafts.server';
import { readDraft } from './save-step.server';

export interface PhotoTarget {
  key: string;
  draft: AnnouncementDraft | null;
  sent: SentTarget | null;
}
interface SentTarget {
  of: PhotosOf;
  protocol: string;
  /** 'Casa, 3 dormitórios' */
  title: string;
  fotos: string[];
}

const linkPattern = /^[A-Za-z0-9]{22,64}$/;

export function photosOf(url: string): PhotosOf {
  const { searchParams } = new URL(url);
  const { link, number, long } = ownersPhotosParams;
  if (searchParams.has(link)) return { link: searchParams.get(link)! };
  if (searchParams.has(number)) return { number: searchParams.get(number)! };
  return { isLong: searchParams.has(long) };
}

export const isOfSent = ({ link, number }: PhotosOf): boolean => link !== undefined || number !== undefined;

/** Photos that the visitor may change. null: no access, for any reason. 'away': the back end failed. */
export async function photoTarget(
  request: Request,
  context: AppLoadContext,
): Promise<PhotoTarget | null | 'away'> {
  const of = photosOf(request.url);
  if (isOfSent(of)) {
    if (of.link !== undefined) context.answer.hasSecretAddress = true;
    const sent = await sentTarget(context, of);
    if (sent === null || sent === 'away') return sent;
    return { key: await context.draftPhotos.ofSent(sent.protocol), draft: null, sent };
  }
  const { draft, isAway } = await readDraft(request, context);
  if (isAway) return 'away';
  return draft && !draft.sent ? { key: draft.id, draft, sent: null } : null;
}

async function sentTarget(context: AppLoadContext, of: PhotosOf): Promise<SentTarget | null | 'away'> {
  const { link, number } = of;
  if (link !== undefined ? !linkPattern.test(link) : !protocolPattern.test(number ?? '')) return null;
  try {
    const { announcement } = await context.api.sentPhotos(
      link === undefined ? { protocol: number } : { link },
    );
    return announcement && { of, ...announcement };
  } catch (error) {
    if (error instanceof ApiHttpError && error.isMissing) return null;
    return logged(context.log, 'photo target unknown', () => 'away' as const)(error);
  }
}

/** Updates the brokerage's links, and notifies it of added photos. */
export async function photosChanged(
  context: AppLoadContext,
  { key, sent }: PhotoTarget,
  { added }: { added: boolean },
): Promise<void> {
  if (!sent) return;
  const { of, protocol, fotos: known } = sent;
  try {
    const { token, photos } = await context.draftPhotos.handOn(key, protocol, sentPhotosToken(known[0]));
    const fotos = photos.map((id) => context.siteUrl + links.sentPhoto({ token, id, whole: true }));
    await context.api.photosChanged({ link: of.link, protocol: of.number, fotos, added });
  } catch (error) {
    // The photos stay stored and go with the listing.
    logged(context.log, 'photo notification failed')(error);
  }
}

/** Secret of a sent announcement's photo link. Only the browser with the draft's token can compute it. */
export const photoLinkOf = (token: string): string =>
  createHash('sha256').update(`fotos de ${token}`).digest('hex').slice(0, 32);

export const photoLinkHash = (token: string): string =>
  createHash('sha256').update(photoLinkOf(token)).digest('base64url');

/** URL for photos of a sent announcement; null if the visitor has no access. */
export async function photosAfterSending(
  request: Request,
  context: AppLoadContext,
  protocol: string,
): Promise<string | null> {
  // A token of the account is in no browser, so it opens no link.
  const token = await browsersToken(request);
  const candidates: PhotosOf[] = [
    ...(token ? [{ link: photoLinkOf(token) }] : []),
    ...(context.session.user ? [{ number: protocol }] : []),
  ];
  for (const of of candidates) {
    const place = await sentTarget(context, of);
    if (place !== null && place !== 'away' && place.protocol === protocol) return links.announcePhotos(of);
  }
  return null;
}

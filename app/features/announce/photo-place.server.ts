import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { ownersPhotosParams, sentPhotosToken } from '@domain/announcement/photos';
import { logged } from '@domain/logged';
import { protocolPattern } from '@domain/protocol';
import { ApiHttpError } from '~/back-end/errors.server';
import { asVisitor } from '~/back-end/visitor-calls.server';
import { links, type PhotosOf } from '~/links';
import { browsersToken } from './drafts.server';
import { readDraft } from './save-step.server';

/** Whose photos a visitor adds to: of the draft of their browser, or of an announcement that was sent. */
export interface PhotoPlace {
  /** What the shelf knows them by. */
  key: string;
  draft: AnnouncementDraft | null;
  sent: SentPlace | null;
}
interface SentPlace {
  /** As its address says which it is. */
  of: PhotosOf;
  protocol: string;
  /** 'Casa, 3 dormitórios' */
  title: string;
  /** As the house has been told of them. */
  fotos: string[];
}

const linkPattern = /^[A-Za-z0-9]{22,64}$/;

/** Whose photos an address is about. */
export function photosOf(url: string): PhotosOf {
  const { searchParams } = new URL(url);
  const { link, number, long } = ownersPhotosParams;
  if (searchParams.has(link)) return { link: searchParams.get(link)! };
  if (searchParams.has(number)) return { number: searchParams.get(number)! };
  return { isLong: searchParams.has(long) };
}

/** Whether it is about what was sent. */
export const isOfSent = ({ link, number }: PhotosOf): boolean => link !== undefined || number !== undefined;

/**
 * Whose photos a request is about, where the visitor may add to them: what was sent is opened by its link or to its owner,
 * the draft to its browser. null: nobody's, whatever the reason; 'away': it cannot be known now.
 */
export async function photoPlace(
  request: Request,
  context: AppLoadContext,
): Promise<PhotoPlace | null | 'away'> {
  const of = photosOf(request.url);
  if (isOfSent(of)) {
    if (of.link !== undefined) context.answer.hasSecretAddress = true;
    const sent = await sentPlace(context, of);
    if (sent === null || sent === 'away') return sent;
    return { key: await context.draftPhotos.ofSent(sent.protocol), draft: null, sent };
  }
  const { draft, isAway } = await readDraft(request, context);
  if (isAway) return 'away';
  return draft && !draft.sent ? { key: draft.id, draft, sent: null } : null;
}

async function sentPlace(context: AppLoadContext, of: PhotosOf): Promise<SentPlace | null | 'away'> {
  const { link, number } = of;
  if (link !== undefined ? !linkPattern.test(link) : !protocolPattern.test(number ?? '')) return null;
  try {
    const { announcement } = await asVisitor(context, (calls) =>
      calls.sentPhotos(link === undefined ? { protocol: number } : { link }),
    );
    return announcement && { of, ...announcement };
  } catch (error) {
    if (error instanceof ApiHttpError && error.isMissing) return null;
    return logged(context.log, 'it cannot be known whose photos are added to', () => 'away' as const)(error);
  }
}

/** The photos of what was sent are others now: the house's links follow, and where some were added it hears of it. */
export async function photosChanged(
  context: AppLoadContext,
  { key, sent }: PhotoPlace,
  { added }: { added: boolean },
): Promise<void> {
  if (!sent) return;
  const { of, protocol, fotos: known } = sent;
  try {
    const { token, photos } = await context.draftPhotos.handOn(key, protocol, sentPhotosToken(known[0]));
    const fotos = photos.map((id) => context.siteUrl + links.sentPhoto({ token, id, whole: true }));
    await asVisitor(context, (calls) =>
      calls.photosChanged({ link: of.link, protocol: of.number, fotos, added }),
    );
  } catch (error) {
    // They lie there all the same, and go with the listing.
    logged(context.log, 'the house could not be told of photos')(error);
  }
}

/** The secret of the link by which the browser of a draft adds photos once it was sent: only that browser can say it. */
export const photoLinkOf = (token: string): string =>
  createHash('sha256').update(`fotos de ${token}`).digest('hex').slice(0, 32);

/** How the back end keeps it. */
export const photoLinkHash = (token: string): string =>
  createHash('sha256').update(photoLinkOf(token)).digest('base64url');

/** Where the visitor adds photos to what they have sent; null: nowhere. */
export async function photosAfterSending(
  request: Request,
  context: AppLoadContext,
  protocol: string,
): Promise<string | null> {
  // A secret of an account's, which no browser has, opens nothing.
  const token = await browsersToken(request);
  const ways: PhotosOf[] = [
    ...(token ? [{ link: photoLinkOf(token) }] : []),
    ...(context.session.user ? [{ number: protocol }] : []),
  ];
  for (const of of ways) {
    const place = await sentPlace(context, of);
    if (place !== null && place !== 'away' && place.protocol === protocol) return links.announcePhotos(of);
  }
  return null;
}

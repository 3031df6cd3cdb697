import { randomBytes } from 'node:crypto';
import { type AppLoadContext, createCookie } from '@remix-run/node';
import { retention } from '@domain/privacy';
import type { VisitorCalls } from '~/back-end/visitor-calls.server';
import { asVisitor } from '~/back-end/visitor-calls.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { readCookie } from '~/request/cookies.server';
import { DraftIsSent, type DraftStore } from './draft-store';

export const draftCookie = 'anuncio';
const maxAge = retention.announcementDraftDays * 24 * 3600;
const cookie = createCookie(draftCookie, { path: '/', sameSite: 'lax', httpOnly: true, maxAge });
const token = /^[A-Za-z0-9]{22,64}$/;

/** The secret by which this browser names its draft; null: it has none. */
export async function browsersToken(request: Request): Promise<string | null> {
  const value = await readCookie(cookie, request);
  return typeof value === 'string' && token.test(value) ? value : null;
}

/**
 * The secret by which a visitor's draft is asked for; null: they have none. Where the browser has none, who is signed in asks
 * by one that names no draft: then the back end hands out what their account began elsewhere.
 */
export async function draftToken(
  request: Request,
  { session }: Pick<AppLoadContext, 'session'>,
): Promise<string | null> {
  return (await browsersToken(request)) ?? (session.user ? newDraftToken() : null);
}

/** 128 bits in letters and digits. */
export const newDraftToken = (): string => randomBytes(16).toString('hex');

/** The `Set-Cookie` value that keeps the draft's secret for as long as the draft; null takes it away. */
export const keepDraftToken = (value: string | null, siteUrl: string): Promise<string> =>
  cookie.serialize(value ?? '', { secure: siteUrl.startsWith('https:'), maxAge: value ? maxAge : 0 });

/** The drafts: the back end's, which are a person's who is signed in; where it keeps none, the website's own files. */
export function draftsOf(context: Pick<AppLoadContext, 'api' | 'session' | 'drafts'>): DraftStore {
  const { drafts: files } = context;
  const ask = async <T>(
    calls: (calls: VisitorCalls) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await asVisitor(context, calls);
    } catch (error) {
      if (!(error instanceof ApiHttpError)) throw error;
      if (error.isMissing) return otherwise();
      throw error.status === 409 ? new DraftIsSent() : error;
    }
  };
  return {
    read: (token) =>
      ask(
        async (calls) => (await calls.announcementDraft(token)).draft,
        () => files.read(token),
      ),
    save: (token, change, device) =>
      ask(
        async (calls) => {
          const typed = Object.fromEntries(
            Object.entries(change.typed).map(([name, value]) => [name, [...value]]),
          );
          return (
            await calls.saveDraft({
              ...change,
              touched: change.touched && [...change.touched],
              typed,
              token,
              device,
            })
          ).draft;
        },
        () => files.save(token, change, device),
      ),
    sent: (token, protocol) =>
      ask(
        (calls) => calls.draftSent({ token, protocol }),
        () => files.sent(token, protocol),
      ),
    leave: (token) =>
      ask(
        (calls) => calls.leaveDraft(token),
        () => files.leave(token),
      ),
    discard: (token) =>
      ask(
        (calls) => calls.discardDraft(token),
        () => files.discard(token),
      ),
    makeLink: (token, link) =>
      ask(
        async (calls) => (await calls.makeDraftLink({ token, link })).open_until !== null,
        () => files.makeLink(token, link),
      ),
    endLink: (token) =>
      ask(
        (calls) => calls.endDraftLink(token),
        () => files.endLink(token),
      ),
    lookAtLink: (link) =>
      ask(
        async (calls) => (await calls.lookAtDraftLink(link)).begun_at,
        () => files.lookAtLink(link),
      ),
    openLink: (link, token, device) =>
      ask(
        async (calls) => (await calls.openDraftLink({ token, link, device })).outcome,
        () => files.openLink(link, token, device),
      ),
    devices: (token) =>
      ask(
        (calls) => calls.draftDevices(token),
        () => files.devices(token),
      ),
    revoke: (token, id) =>
      ask(
        (calls) => calls.revokeDraftDevice({ token, id }),
        () => files.revoke(token, id),
      ),
  };
}

import { randomBytes } from 'node:crypto';
import { type AppLoadContext, createCookie } from '@remix-run/node';
import { retention } from '@domain/people/privacy';
import type { VisitorCalls } from '~/back-end/visitor-calls.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { readCookie } from '~/request/cookies.server';
import { DraftIsSent, type DraftStore } from './draft-store';

export const draftCookie = 'anuncio';
const maxAge = retention.announcementDraftDays * 24 * 3600;
const cookie = createCookie(draftCookie, { path: '/', sameSite: 'lax', httpOnly: true, maxAge });
const token = /^[A-Za-z0-9]{22,64}$/;

export async function browsersToken(request: Request): Promise<string | null> {
  const value = await readCookie(cookie, request);
  return typeof value === 'string' && token.test(value) ? value : null;
}

/** Token for draft calls, or null. If signed in, a new one makes the back end return the account's draft. */
export async function draftToken(
  request: Request,
  { session }: Pick<AppLoadContext, 'session'>,
): Promise<string | null> {
  return (await browsersToken(request)) ?? (session.user ? newDraftToken() : null);
}

export const newDraftToken = (): string => randomBytes(16).toString('hex');

/** `Set-Cookie` value with the draft's secret, for the draft's lifetime; null removes it. */
export const serializeDraftToken = (value: string | null, siteUrl: string): Promise<string> =>
  cookie.serialize(value ?? '', { secure: siteUrl.startsWith('https:'), maxAge: value ? maxAge : 0 });

/** Drafts in the back end, by account; in local files if the back end has no draft calls. */
export function draftsOf({ api, drafts: files }: Pick<AppLoadContext, 'api' | 'drafts'>): DraftStore {
  const callDrafts = async <T>(
    calls: (calls: VisitorCalls) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await calls(api);
    } catch (error) {
      if (!(error instanceof ApiHttpError)) throw error;
      if (error.isMissing) return otherwise();
      throw error.status === 409 ? new DraftIsSent() : error;
    }
  };
  return {
    read: (token) =>
      callDrafts(
        async (calls) => (await calls.announcementDraft(token)).draft,
        () => files.read(token),
      ),
    save: (token, change, device) =>
      callDrafts(
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
      callDrafts(
        (calls) => calls.draftSent({ token, protocol }),
        () => files.sent(token, protocol),
      ),
    leave: (token) =>
      callDrafts(
        (calls) => calls.leaveDraft(token),
        () => files.leave(token),
      ),
    discard: (token) =>
      callDrafts(
        (calls) => calls.discardDraft(token),
        () => files.discard(token),
      ),
    makeLink: (token, link) =>
      callDrafts(
        async (calls) => (await calls.makeDraftLink({ token, link })).open_until !== null,
        () => files.makeLink(token, link),
      ),
    endLink: (token) =>
      callDrafts(
        (calls) => calls.endDraftLink(token),
        () => files.endLink(token),
      ),
    lookAtLink: (link) =>
      callDrafts(
        async (calls) => (await calls.lookAtDraftLink(link)).begun_at,
        () => files.lookAtLink(link),
      ),
    openLink: (link, token, device) =>
      callDrafts(
        async (calls) => (await calls.openDraftLink({ token, link, device })).outcome,
        () => files.openLink(link, token, device),
      ),
    devices: (token) =>
      callDrafts(
        (calls) => calls.draftDevices(token),
        () => files.devices(token),
      ),
    revoke: (token, id) =>
      callDrafts(
        (calls) => calls.revokeDraftDevice({ token, id }),
        () => files.revoke(token, id),
      ),
  };
}

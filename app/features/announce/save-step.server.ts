import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { draftLimits } from '@domain/announcement/draft';
import { deviceName } from '@domain/people/device-name';
import { logged } from '@domain/kernel/logged';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { type DraftForm, draftField, typedOf } from './draft-form';
import { browsersToken, draftsOf, draftToken, serializeDraftToken, newDraftToken } from './drafts.server';

/** The visitor's address has created too many drafts. */
export class TooManyDrafts extends Error {
  override name = 'TooManyDrafts';
  /** @param wait in seconds */
  constructor(readonly wait: number) {
    super('too many drafts');
  }
}

interface Saved {
  draft: AnnouncementDraft;
  token: string;
  headers: { 'Set-Cookie': string };
}

/** Merges a form into the draft, unvalidated. Idempotent for a page key. @throws DraftIsSent, TooManyDrafts */
export async function saveStep(
  request: Request,
  context: AppLoadContext,
  name: DraftForm,
  form: FormData,
): Promise<Saved> {
  const { token, isNew } = await tokenFor(request, form);
  const wait = isNew ? await context.draftLimit(context.visitor.ip) : 0;
  if (wait > 0) throw new TooManyDrafts(wait);
  const typed = Object.fromEntries(
    Object.entries(typedOf(name, form)).map(([field, values]) => [
      field,
      values.map((value) => value.slice(0, draftLimits.value)),
    ]),
  );
  const touched = form.has(draftField.touched) ? textOf(form, draftField.touched).split(',') : undefined;
  const change = {
    base: Number.parseInt(textOf(form, draftField.base), 10) || 0,
    typed,
    touched: touched?.filter((field) => field in typed),
  };
  const device = deviceName(request.headers.get('user-agent'));
  const draft = await draftsOf(context).save(token, change, device);
  await context.draftPhotos.touch(draft.id).catch(logged(context.log, 'draft photos not extended'));
  return { draft, token, headers: { 'Set-Cookie': await serializeDraftToken(token, context.siteUrl) } };
}

export async function tokenFor(request: Request, form: FormData): Promise<{ token: string; isNew: boolean }> {
  const known = await browsersToken(request);
  if (known) return { token: known, isNew: false };
  const key = textOf(form, hiddenField.key);
  const ofKey = () => createHash('sha256').update(`draft ${key}`).digest('hex').slice(0, 32);
  return { token: key ? ofKey() : newDraftToken(), isNew: true };
}

/** Draft by token, cookie or account. `isAway`: the back end failed, so a draft may exist. */
export async function readDraft(
  request: Request,
  context: AppLoadContext,
  known?: string,
): Promise<{ draft: AnnouncementDraft | null; isAway?: true }> {
  const token = known ?? (await draftToken(request, context));
  if (!token) return { draft: null };
  return draftsOf(context)
    .read(token)
    .then(
      (draft) => ({ draft }),
      logged(context.log, 'announcement draft unreadable', () => ({
        draft: null,
        isAway: true as const,
      })),
    );
}

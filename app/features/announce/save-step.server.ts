import type { AppLoadContext } from '@remix-run/node';
import type { AnnouncementDraft } from '@contract/announcements';
import { draftLimits } from '@domain/announcement/draft';
import type { AnnounceStep } from '@domain/announcement/steps';
import { logged } from '@domain/logged';
import { textOf } from '~/forms/forms.server';
import { draftField, typedOf } from './draft-form';
import { draftsOf, draftToken, keepDraftToken, newDraftToken } from './drafts.server';

/** Too many drafts were begun from where the visitor is. */
export class TooManyDrafts extends Error {
  override name = 'TooManyDrafts';
  /** @param wait in seconds */
  constructor(readonly wait: number) {
    super('too many drafts');
  }
}

interface Saved {
  draft: AnnouncementDraft;
  headers: { 'Set-Cookie': string };
}

/**
 * Brings a step's form into the visitor's draft, unjudged, and begins one where they have none.
 * @throws DraftIsSent, TooManyDrafts, or what the back end or the folder of drafts throws
 */
export async function saveStep(
  request: Request,
  context: AppLoadContext,
  step: AnnounceStep,
  form: FormData,
): Promise<Saved> {
  const known = await draftToken(request);
  const wait = known ? 0 : context.draftLimit(context.visitor.ip);
  if (wait > 0) throw new TooManyDrafts(wait);
  const token = known ?? newDraftToken();
  const typed = Object.fromEntries(
    Object.entries(typedOf(step, form)).map(([name, values]) => [
      name,
      values.map((value) => value.slice(0, draftLimits.value)),
    ]),
  );
  const touched = form.has(draftField.touched) ? textOf(form, draftField.touched).split(',') : undefined;
  const draft = await draftsOf(context).save(token, {
    base: Number.parseInt(textOf(form, draftField.base), 10) || 0,
    typed,
    touched: touched?.filter((name) => name in typed),
  });
  return { draft, headers: { 'Set-Cookie': await keepDraftToken(token, context.siteUrl) } };
}

/** The visitor's draft; `isAway`: they may have one, and it cannot be had now. */
export async function readDraft(
  request: Request,
  context: AppLoadContext,
): Promise<{ draft: AnnouncementDraft | null; isAway?: true }> {
  const token = await draftToken(request);
  if (!token) return { draft: null };
  return draftsOf(context)
    .read(token)
    .then(
      (draft) => ({ draft }),
      logged(context.log, 'the draft of an announcement cannot be read', () => ({
        draft: null,
        isAway: true as const,
      })),
    );
}

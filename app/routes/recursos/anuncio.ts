import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import { announceForms } from '~/features/announce/announce-forms';
import { draftField, draftFormNamed } from '~/features/announce/draft-form';
import { DraftIsSent } from '~/features/announce/draft-store';
import { moreForm } from '~/features/announce/long-form';
import type { DraftSaved } from '~/features/announce/save-draft.browser';
import { saveStep, TooManyDrafts } from '~/features/announce/save-step.server';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

/** Autosave of a draft. Answers 200 with the time, 409 if already sent, 429 and 503. */
export async function action({ request, context }: ActionFunctionArgs) {
  const rules = context.settings.announce;
  const forms = Object.values(announceForms).map((form) => form(rules));
  const own = ['proprietario_telefone.pais', hiddenField.key, ...Object.values(draftField)];
  const typed = await readForm(request, ...forms, moreForm, ...own);
  const name = draftFormNamed(textOf(typed, draftField.form));
  if (!name) return answer(400);
  try {
    const { draft, headers } = await saveStep(request, context, name, typed);
    const saved: DraftSaved = { savedAt: draft.saved_at, keptUntil: draft.kept_until };
    return Response.json(saved, { headers });
  } catch (error) {
    if (error instanceof DraftIsSent) return answer(409);
    if (error instanceof TooManyDrafts) return answer(429, { 'Retry-After': String(error.wait) });
    return logged(context.log, 'announcement draft not saved', () => answer(503))(error);
  }
}

const answer = (status: number, headers?: HeadersInit) => Response.json({}, { status, headers });

export const loader = () => redirect(links.announce());

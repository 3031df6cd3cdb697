import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { formOf, knownOf, whole } from '~/features/announce/draft-form';
import { draftPage, isCheck } from '~/features/announce/draft-page.server';
import { knownOwner } from '~/features/announce/known-owner.server';
import { moreForm } from '~/features/announce/long-form';
import { readDraft } from '~/features/announce/save-step.server';
import { signedTime } from '~/features/announce/signed-time.server';
import { isFormResponse } from '~/forms/forms.server';

/** Loads the long form from the draft, or the state of a sent announcement. */
export async function longFormData({ request, context }: LoaderFunctionArgs) {
  const { draft } = await readDraft(request, context);
  const { siteUrl } = context;
  if (draft?.sent) return { view: 'sent' as const, siteUrl, sent: draft.sent };
  const shouldCheck = draft && isCheck(request) && !isFormResponse(request);
  const checked = shouldCheck ? await moreForm.check(formOf('mais', draft.fields)) : undefined;
  return {
    view: 'form' as const,
    siteUrl,
    ...draftPage(context, draft),
    asksContract: context.settings.asksContract,
    key: draft?.id ?? randomUUID(),
    time: signedTime(context),
    known: { ...(await knownOwner(context)), ...(draft && knownOf(whole, draft.fields)) },
    wrong: checked && checked.status !== 'success' ? checked.reply().error : undefined,
  };
}

import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { announceSteps } from '@domain/announcement/steps';
import { announceForms } from '~/features/announce/announce-forms';
import { checkSteps } from '~/features/announce/check-steps.server';
import { draftField, fieldsOfForm, news } from '~/features/announce/draft-form';
import { draftToken } from '~/features/announce/drafts.server';
import { moreForm } from '~/features/announce/long-form';
import { sendAnnouncement } from '~/features/announce/send.server';
import { toAnnounce } from '~/features/announce/to-announce';
import { noteCampaign } from '~/features/marketing/campaign.server';
import type { FormReply } from '~/forms/form-reply';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

/** Repeats the form's hidden fields: time of first display and campaign. */
export type SendReply = FormReply & { time?: string; campaign?: string };

/** Validates all steps again and sends them. Redirects to the first invalid step. */
export async function sendAction({ request, context }: ActionFunctionArgs) {
  const rules = context.settings.announce;
  const forms = announceSteps.map(({ name }) => announceForms[name](rules));
  const own = [...Object.values(hiddenField), ...Object.values(draftField), news.field];
  const typed = await readForm(request, ...forms, moreForm, 'proprietario_telefone.pais', ...own);
  noteCampaign(request, typed);
  const fields = fieldsOfForm(typed);
  const checked = await checkSteps(fields, rules);
  if ('wrong' in checked) return redirect(checked.wrong.check, { status: 303 });
  const outcome = await sendAnnouncement(
    { request, context },
    {
      typed,
      announce: toAnnounce(checked.said),
      token: await draftToken(request, context),
      page: links.announceSent(),
      query: { from: fields[draftField.from]?.value[0] },
    },
  );
  if ('sent' in outcome) return outcome.sent;
  const { refused, time, ...init } = outcome;
  const campaign = textOf(typed, hiddenField.campaign);
  return data<SendReply>({ failed: refused, time, campaign }, init);
}

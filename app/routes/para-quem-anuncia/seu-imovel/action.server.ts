import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { type DraftFields, draftLimits } from '@domain/announcement/draft';
import { logged } from '@domain/kernel/logged';
import type { CepResult } from '~/features/announce/cep-field';
import { draftField, fieldsOf, formOf, intents, whole } from '~/features/announce/draft-form';
import { redirectToDevices } from '~/features/announce/device-link.server';
import { DraftIsSent } from '~/features/announce/draft-store';
import { serializeDraftToken } from '~/features/announce/drafts.server';
import { fillAddressByCep, beginAnother } from '~/features/announce/intents.server';
import { longForm } from '~/features/announce/long-form';
import type { LongForm } from '~/features/announce/long-schemas';
import { saveStep, tokenFor } from '~/features/announce/save-step.server';
import { sendAnnouncement } from '~/features/announce/send.server';
import { toAnnounce } from '~/features/announce/to-announce';
import { noteCampaign } from '~/features/marketing/campaign.server';
import type { FormReply } from '~/forms/form-reply';
import { sendingFailed } from '~/forms/form-texts';
import { readForm, textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';

export type LongReply = FormReply & { cep?: CepResult; time?: string };

/**
 * Saves the long form's input to the draft, validates the draft's state, and sends it (303).
 * Sends it also if the draft cannot be saved.
 * 400 has an error for each field; 429 and 503 have a message. All answers keep the input.
 */
export async function longAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = longForm(context.settings.announce);
  const own = ['proprietario_telefone.pais', ...Object.values(draftField), ...Object.values(hiddenField)];
  const typed = await readForm(request, form, ...own);
  noteCampaign(request, typed);
  const intent = textOf(typed, draftField.intent);
  if (intent === intents.another) return beginAnother(request, context, links.ownerPage());
  const cep = intent === intents.findCep ? await fillAddressByCep(context, typed) : undefined;

  // A repeated attempt keeps the first display time, so that the visitor need not wait again.
  const time = textOf(typed, hiddenField.time) || undefined;
  const { token } = await tokenFor(request, typed);
  const saved = await saveStep(request, context, whole, typed).catch((error: unknown) => {
    if (error instanceof DraftIsSent) return 'sent' as const;
    return logged(context.log, 'announcement draft not saved', () => null)(error);
  });
  const isSaved = saved !== null && saved !== 'sent';
  if (isSaved && intent === intents.phone)
    return redirectToDevices(context, token, saved.headers['Set-Cookie']);
  if (isSaved && intent === intents.photos)
    return redirect(links.announcePhotos({ isLong: true }), { status: 303, headers: saved.headers });
  const headers: Record<string, string> = saved
    ? { 'Set-Cookie': await serializeDraftToken(token, context.siteUrl) }
    : {};
  const checked = await form.check(isSaved ? asDrafted(typed, saved.draft.fields) : typed);
  // Returns the fields without errors, because the form is not submitted yet.
  if (cep || leavesFor.includes(intent)) {
    const { initialValue } = checked.reply();
    const failed = cep ? undefined : sendingFailed;
    const reply: LongReply = { cep, failed, time, result: { initialValue } };
    return data(reply, { status: cep ? 200 : 503, headers });
  }
  if (checked.status !== 'success') {
    if (saved === 'sent') return redirect(links.ownerPage(), { status: 303, headers });
    return data<LongReply>({ time, result: checked.reply() }, { status: 400, headers });
  }
  const outcome = await sendAnnouncement(args, {
    typed,
    announce: toAnnounce(withoutConsents(checked.value)),
    token,
    page: links.ownerThanks(),
  });
  if ('refused' in outcome) {
    const { refused, status, headers: more } = outcome;
    const result = checked.reply({ formErrors: [refused] });
    const reply: LongReply = { result, failed: refused, time: outcome.time };
    return data(reply, { status, headers: { ...headers, ...more } });
  }
  for (const [name, value] of Object.entries(headers)) outcome.sent.headers.append(name, value);
  return outcome.sent;
}

/** Buttons that save the input and leave the page. */
const leavesFor: readonly string[] = [intents.phone, intents.photos];

/** Posted fields with the draft's newer values. Too long values stay, so that they are validated. */
function asDrafted(typed: FormData, draft: DraftFields): FormData {
  const form = formOf(whole, draft);
  const drafted = fieldsOf(whole);
  for (const [name, value] of typed) {
    if (!drafted.includes(name)) form.append(name, value);
    else if (typeof value === 'string' && value.length > draftLimits.value) form.set(name, value);
  }
  return form;
}

/** Removes the consent boxes: consents are sent with their names, texts and time. */
const withoutConsents = ({
  autoriza_avaliacao: _a,
  autoriza_contato: _c,
  novidades: _n,
  ...rest
}: LongForm) => rest;

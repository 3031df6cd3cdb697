import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { announceSteps, type AnnounceStep, firstStep } from '@domain/announcement/steps';
import { logged } from '@domain/kernel/logged';
import { announceForms } from '~/features/announce/announce-forms';
import { redirectToDevices } from '~/features/announce/device-link.server';
import { checkStep } from '~/features/announce/check-steps.server';
import { draftField, intents } from '~/features/announce/draft-form';
import { isCheck } from '~/features/announce/draft-page.server';
import { DraftIsSent } from '~/features/announce/draft-store';
import type { CepResult } from '~/features/announce/cep-field';
import { fillAddressByCep, beginAnother } from '~/features/announce/intents.server';
import { saveStep, TooManyDrafts } from '~/features/announce/save-step.server';
import { tooManyLeads } from '~/features/leads/lead-texts';
import type { FormReply } from '~/forms/form-reply';
import { sendingFailed } from '~/forms/form-texts';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { stepOf } from './queries.server';

export type StepReply = FormReply & { cep?: CepResult };

/**
 * Saves a step's input before it validates it. Valid input redirects (303) to the next step or the summary.
 * 400 has an error for each field; 429 and 503 have a message. All answers keep the input.
 */
export async function stepAction(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const step = stepOf(params);
  const rules = context.settings.announce;
  const form = announceForms[step](rules);
  const typed = await readForm(request, form, 'proprietario_telefone.pais', ...Object.values(draftField));
  const intent = textOf(typed, draftField.intent);
  if (intent === intents.another) return beginAnother(request, context, links.announceStep(firstStep));
  try {
    const cepResult = intent === intents.findCep ? await fillAddressByCep(context, typed) : undefined;
    const { draft, token, headers } = await saveStep(request, context, step, typed);
    if (intent === intents.phone) return await redirectToDevices(context, token, headers['Set-Cookie']);
    const checked = await checkStep(step, draft.fields, rules);
    // A CEP lookup returns the fields without errors: the step is not submitted yet.
    if (cepResult) {
      const { error: _unasked, ...result } = checked.reply();
      return data({ cep: cepResult, result } satisfies StepReply, { headers });
    }
    if (checked.status !== 'success')
      return data({ result: checked.reply() } satisfies StepReply, { status: 400, headers });
    return redirect(isCheck(request) ? links.announceCheck() : nextOf(step), { status: 303, headers });
  } catch (error) {
    if (error instanceof DraftIsSent) return redirect(links.announce(), { status: 303 });
    const checked = await form.check(typed);
    const isMany = error instanceof TooManyDrafts;
    const text = isMany ? tooManyLeads(error.wait) : sendingFailed;
    const reply: StepReply = { result: checked.reply({ formErrors: [text] }), failed: text };
    if (isMany) return data(reply, { status: 429, headers: { 'Retry-After': String(error.wait) } });
    return logged(context.log, 'announcement draft not saved', () => data(reply, { status: 503 }))(error);
  }
}

const nextOf = (step: AnnounceStep): string => {
  const next = announceSteps[announceSteps.findIndex(({ name }) => name === step) + 1];
  return next ? links.announceStep(next.name) : links.announceCheck();
};

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ownSteps, type OwnStep, ownStepNamed } from '@domain/announcement/own-property';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import type { CepResult } from '~/features/announce/cep-field';
import { draftField, intents, knownOf } from '~/features/announce/draft-form';
import { isCheck } from '~/features/announce/draft-page.server';
import { fillAddressByCep } from '~/features/announce/intents.server';
import type { FormReply } from '~/forms/form-reply';
import { isFormResponse, textOf } from '~/forms/forms.server';
import { adminLinks } from '../../admin-links';
import { asMember, asMemberForm } from '../../session/guard.server';
import { checkOwnStep, checkOwnSteps, ownNumberOf, savedOf, saveOwnStep } from './own-draft.server';
import { ownForms, ownRules } from './own-forms';

export type OwnStepReply = FormReply & { cep?: CepResult };

/** @throws 404 for an unknown step */
function stepOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): OwnStep {
  const step = ownStepNamed(params.etapa);
  if (!step) throw new Response(null, { status: 404 });
  return step.name;
}

/** To the first step that is not right yet, or to the summary. */
export const ownDraftData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const number = ownNumberOf(args);
    const { fields } = await staff.typedProperty(number);
    const checked = await checkOwnSteps(fields, ownRules(args.context.settings.announce));
    return redirect(adminLinks.newProperty(number, 'wrong' in checked ? checked.wrong : 'conferir'));
  });

export const ownStepData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const [number, step] = [ownNumberOf(args), stepOf(args)];
    const draft = await staff.typedProperty(number);
    const rules = ownRules(args.context.settings.announce);
    const isReading = !isFormResponse(args.request);
    const checked = isCheck(args.request) && isReading && (await checkOwnStep(step, draft.fields, rules));
    return {
      ...{ number, step, rules, reference: draft.reference, base: draft.revision },
      hasCep: args.context.findCep !== null,
      isCheck: isCheck(args.request),
      isPublished: draft.publication !== null,
      saved: draft.revision > 0 ? savedOf(draft) : null,
      known: knownOf(step, draft.fields),
      found: checked && checked.status !== 'success' ? { result: checked.reply() } : undefined,
    };
  });

/** Saves what was typed before it checks it. Right: to the next step; else 400 with the errors. */
export const ownStepAction = (args: ActionFunctionArgs) => {
  const step = stepOf(args);
  const rules = ownRules(args.context.settings.announce);
  const form = ownForms[step](rules);
  const declared = [form, 'proprietario_telefone.pais', ...Object.values(draftField)];
  return asMemberForm(args, 'properties.write', declared, async ({ staff, typed }) => {
    const number = ownNumberOf(args);
    const cep =
      textOf(typed, draftField.intent) === intents.findCep
        ? await fillAddressByCep(args.context, typed)
        : undefined;
    try {
      await saveOwnStep(staff, args, { number, step, typed });
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const checked = await form.check(typed);
      const { text, ...init } = await refusalOf(error, args.context.log);
      return data<OwnStepReply>({ result: checked.reply({ formErrors: [text] }), failed: text }, init);
    }
    // What another typed into other fields counts too.
    const checked = await checkOwnStep(step, (await staff.typedProperty(number)).fields, rules);
    if (cep) {
      const { error: _unasked, ...result } = checked.reply();
      return data<OwnStepReply>({ cep, result });
    }
    if (checked.status !== 'success') return data<OwnStepReply>({ result: checked.reply() }, { status: 400 });
    const to = isCheck(args.request) ? 'conferir' : nextOf(step);
    return redirect(adminLinks.newProperty(number, to), 303);
  });
};

const nextOf = (step: OwnStep): string =>
  ownSteps[ownSteps.findIndex(({ name }) => name === step) + 1]?.name ?? 'fotos';

/** Saves while a member types. 200 with the time; 503: not saved, and tried again. */
export const ownAutosave = (args: ActionFunctionArgs) => {
  const forms = ownSteps.map(({ name }) => ownForms[name](ownRules(args.context.settings.announce)));
  const declared = [...forms, 'proprietario_telefone.pais', ...Object.values(draftField)];
  return asMemberForm(args, 'properties.write', declared, async ({ staff, typed }) => {
    const step = ownStepNamed(textOf(typed, draftField.form));
    if (!step) return Response.json({}, { status: 400 });
    try {
      const saved = await saveOwnStep(staff, args, { number: ownNumberOf(args), step: step.name, typed });
      return Response.json(savedOf(saved));
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text: _, ...init } = await refusalOf(error, args.context.log);
      return Response.json({}, init);
    }
  });
};

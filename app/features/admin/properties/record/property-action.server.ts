import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { StaffConflict } from '@contract/staff-conflict';
import { staffOverridesBody, storedOverride } from '@contract/staff-properties';
import { clock } from '@domain/kernel/clock';
import { isOverrideField, type OverrideField, overrideNames } from '@domain/property/override-names';
import type { StaffApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../../admin-links';
import { changesField, choiceFields, conflictIntent } from '../../conflict/conflict-fields';
import { chosenChanges, conflictOf, jsonField } from '../../conflict/conflict.server';
import { conflictView } from '../../conflict/conflict-view';
import { adminForms } from '../../forms';
import { recordId } from '../../record/record-id.server';
import { done, failedReply, notTakenReply } from '../../reply.server';
import { asMemberForm } from '../../session/guard.server';
import type { Posted } from './posted-form';
import { conflictTexts } from './conflict-texts';
import { decidedChanges, decidedSchema } from './decided-changes';
import { postedOwner, releaseOwner } from './save-owner.server';
import { ownerField, propertyIntents, releasedField, wasField, wasOwnerField } from './record-fields';

const { override, propertyDecisions, withdrawal } = adminForms;
const posted = [
  ...[override, propertyDecisions, withdrawal],
  ...[intentField, wasField, wasOwnerField, releasedField, changesField, ...choiceFields],
];

export const propertyAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', posted, async ({ staff, typed }) => {
    const intent = textOf(typed, intentField);
    const form = { id: recordId(args), intent, staff, typed, log: args.context.log };
    switch (intent) {
      case propertyIntents.decide:
        return saveDecisions(form);
      case propertyIntents.override:
        return saveOverride(form);
      case propertyIntents.withdraw:
        return withdraw(form);
      case propertyIntents.restore:
        return giveBack(form, 'withdrawn', 'De volta ao ar.');
      case propertyIntents.release: {
        const field = textOf(typed, releasedField);
        if (field === ownerField) return releaseOwner(form);
        if (!isOverrideField(field)) throw new Response(null, { status: 400 });
        return giveBack(form, field, `${overrideNames[field]}: vale o da carga.`);
      }
      case conflictIntent:
        return saveChosen(form);
      default:
        throw new Response(null, { status: 400 });
    }
  });

async function saveDecisions({ id, intent, staff, typed, log }: Posted) {
  const was = jsonField(typed, wasField, decidedSchema);
  const owner = postedOwner({ id, staff, typed });
  const { notTaken, answer } = await submitForm(propertyDecisions, typed, {
    // The account first: of its refusal nothing is saved.
    async send(value) {
      const hasOwner = (await owner.save(value.owner)) !== null;
      return { hasOwner, ...(await write(staff, id, decidedChanges(was, value))) };
    },
    log,
    names: { 'broker.value': 'broker', 'exclusivity.until': 'exclusive_until' },
  });
  if (notTaken) return notTakenReply(notTaken, { intent, was, wasOwner: owner.was });
  const text = 'Salvo. A próxima carga não muda estes campos.';
  // The act of an account is not taken back: it has no address.
  if (answer.hasOwner && !answer.conflict && answer.answer === null)
    return done(adminLinks.property(id), text);
  return saved(staff, id, answer, text);
}

async function saveOverride({ id, intent, staff, typed, log }: Posted) {
  const was = jsonField(typed, wasField, storedOverride);
  const field = textOf(typed, 'field');
  const names = Object.fromEntries(
    ['value', 'until', 'reason'].map((part) => [`${field}.${part}`, part] as const),
  );
  const { notTaken, answer } = await submitForm(override, typed, {
    send: (change) => write(staff, id, { [change.field]: { was, value: change.override } }),
    log,
    names,
  });
  if (notTaken) return notTakenReply(notTaken, { intent, field, was });
  return saved(staff, id, answer, `${overrideNames[field as OverrideField]}: vale o da casa.`);
}

async function withdraw({ id, intent, staff, typed, log }: Posted) {
  const was = jsonField(typed, wasField, storedOverride);
  const { notTaken, answer } = await submitForm(withdrawal, typed, {
    send: ({ withdrawn }) =>
      write(staff, id, { withdrawn: { was, value: { value: withdrawn, until: null, reason: null } } }),
    log,
    names: { 'withdrawn.value': 'withdrawn' },
  });
  if (notTaken) return notTakenReply(notTaken, { intent });
  return saved(staff, id, answer, 'Fora do ar. A página já diz que o imóvel está indisponível.');
}

async function giveBack({ id, intent, staff, log }: Posted, field: OverrideField, text: string) {
  let act: number | null = null;
  const failed = await failedReply(intent, log, async () => {
    act = await staff.giveBackToFeed(id, field);
  });
  return failed ?? done(adminLinks.property(id), text, { act });
}

async function saveChosen({ id, staff, typed }: Posted) {
  const changes = chosenChanges(typed);
  if (Object.keys(changes).length === 0) return done(adminLinks.property(id), 'Ficou como estava.');
  const body = staffOverridesBody.safeParse(changes);
  if (!body.success) throw new Response(null, { status: 400 });
  try {
    const answer = await write(staff, id, body.data);
    return await saved(staff, id, answer, 'Salvo como você escolheu.');
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    // The property has changed since: a broker who left, photos that are gone.
    const [failed] = Object.values(error.answer?.errors ?? {}).flat();
    return data({ intent: propertyIntents.decide, failed }, { status: 400 });
  }
}

type Changes = Parameters<StaffApi['overrideProperty']>[1];
type Written = Awaited<ReturnType<typeof write>>;

/** Nothing is written if nothing has changed. */
async function write(staff: StaffApi, id: number, changes: Changes) {
  if (Object.keys(changes).length === 0) return { conflict: null, answer: null };
  return conflictOf(staff.overrideProperty(id, changes));
}

async function saved(staff: StaffApi, id: number, { conflict, answer: act }: Written, text: string) {
  if (conflict) return conflictReply(staff, id, conflict);
  return done(adminLinks.property(id), act === null ? 'Nada mudou.' : text, { act });
}

async function conflictReply(staff: StaffApi, id: number, conflict: StaffConflict) {
  const texts = conflictTexts(await staff.property(id));
  return data(
    { intent: conflictIntent, conflict: conflictView(conflict, texts, clock.now()) },
    { status: 409 },
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { StaffConflict } from '@contract/staff-conflict';
import { staffRoleBody } from '@contract/staff-members';
import { momentText } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { isRole, type Role, roleNames } from '@domain/staff/roles';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, conflictOf } from '../conflict/conflict.server';
import { type FieldTexts, conflictView } from '../conflict/conflict-view';
import { adminForms } from '../forms';
import { recordId } from '../record/record-id.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { actDetail, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import { handOverTo, successionOf } from '../succession/succession.server';
import { successorField } from '../succession/successor-field';
import { lastUseText } from './people-list';
import { personIntents } from './person-intents';
import { roleScopes } from './role-texts';

export const personData = (args: LoaderFunctionArgs) =>
  asMember(args, 'members.read', async (reader) => {
    const id = recordId(args);
    const { members } = await reader.staff.members();
    const found = members.find((member) => member.id === id);
    if (!found) throw new Response(null, { status: 404 });
    const { name, email, role, joined_at, has_factor } = found;
    const { grants, member } = reader.session;
    const canRemove = grants['members.remove'] !== undefined;
    return {
      ...{ id, name, email, role, hasFactor: has_factor },
      roleName: roleNames[role],
      scope: roleScopes[role],
      joined: momentText(new Date(joined_at)),
      lastUse: lastUseText(found, { id: member.id, now: clock.now() }),
      isSelf: id === member.id,
      canChangeRole: grants['members.role'] !== undefined,
      canRemove,
      succession: canRemove ? await successionOf(reader, `member:${id}`, args.context.log) : null,
      history: await historyOf(reader, id, args.context.log),
    };
  });

async function historyOf({ staff, session }: Member, id: number, log: Parameters<typeof orNull>[1]) {
  if (!session.grants['audit.read']) return null;
  const answer = await orNull(staff.audit({ subject: `member:${id}` }), log);
  return (
    answer &&
    answer.acts.map((act) => ({
      ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
      ...{ detail: actDetail(act), undo: undoRow(act, session.grants, adminLinks.person(id)) },
    }))
  );
}

const roleTexts: FieldTexts = {
  names: { role: 'papel' },
  show: (_, value) => (isRole(String(value)) ? roleNames[value as Role] : 'nenhum'),
};

const posted = [adminForms.role, intentField, successorField, changesField, ...choiceFields];

/** Changes the role, takes a side in a conflict, or removes from the team. */
export const personAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'members.read', posted, async ({ typed, ...member }) => {
    const { staff } = member;
    const [id, intent, { log }] = [recordId(args), textOf(typed, intentField), args.context];
    if (intent === personIntents.remove) {
      const failed = await failedReply(intent, log, async () => {
        await handOverTo(member, `member:${id}`, textOf(typed, successorField) || null);
        await staff.removeMember(id);
      });
      return failed ?? done(adminLinks.people(), 'A pessoa saiu da equipe, e as sessões dela acabaram.');
    }
    const send = (body: Parameters<typeof staff.changeRole>[1]) => conflictOf(staff.changeRole(id, body));
    const after = ({ conflict, answer: act }: Awaited<ReturnType<typeof send>>) =>
      conflict
        ? conflictReply(conflict)
        : done(adminLinks.person(id), 'Papel salvo. As sessões abertas da pessoa acabaram.', { act });
    if (intent === conflictIntent) {
      const { role } = chosenChanges(typed);
      if (!role) return done(adminLinks.person(id), 'Ficou como estava.');
      const body = staffRoleBody.safeParse({ role: role.value, was: role.was });
      if (!body.success) throw new Response(null, { status: 400 });
      return after(await send(body.data));
    }
    const { notTaken, answer } = await submitForm(adminForms.role, typed, { send, log });
    return notTaken ? notTakenReply(notTaken, { intent: personIntents.role }) : after(answer);
  });

const conflictReply = (conflict: StaffConflict) =>
  data(
    { intent: personIntents.role, conflict: conflictView(conflict, roleTexts, clock.now()) },
    { status: 409 },
  );

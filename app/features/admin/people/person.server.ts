import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { momentText } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { roleNames } from '@domain/staff/roles';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { adminForms } from '../forms';
import { recordId } from '../record/record-id.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { actDetail, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
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
    return {
      ...{ id, name, email, role, hasFactor: has_factor },
      roleName: roleNames[role],
      scope: roleScopes[role],
      joined: momentText(new Date(joined_at)),
      lastUse: lastUseText(found, { id: member.id, now: clock.now() }),
      isSelf: id === member.id,
      canChangeRole: grants['members.role'] !== undefined,
      canRemove: grants['members.remove'] !== undefined,
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

/** Changes the role, or removes from the team. */
export const personAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'members.read', [adminForms.role, intentField], async ({ staff, typed }) => {
    const [id, intent, { log }] = [recordId(args), textOf(typed, intentField), args.context];
    if (intent === personIntents.remove) {
      const failed = await failedReply(intent, log, () => staff.removeMember(id));
      return failed ?? done(adminLinks.people(), 'A pessoa saiu da equipe, e as sessões dela acabaram.');
    }
    const send = (body: Parameters<typeof staff.changeRole>[1]) => staff.changeRole(id, body);
    const { notTaken, answer: act } = await submitForm(adminForms.role, typed, { send, log });
    if (notTaken) return notTakenReply(notTaken, { intent: personIntents.role });
    return done(adminLinks.person(id), 'Papel salvo. As sessões abertas da pessoa acabaram.', { act });
  });

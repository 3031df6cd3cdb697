import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { staffGroupBody, type StaffDistribution, storedGroupFields } from '@contract/staff-distribution';
import type { StaffApi } from '~/back-end/client.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, jsonField } from '../conflict/conflict.server';
import { recordId } from '../record/record-id.server';
import { notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { wasField, withoutNames } from './distribution-fields';
import { distributionForms } from './distribution-forms';
import { generalMembers } from './distribution-rules';
import { groupIn } from './group.server';
import { answerTo, changedOf, conflictOf, hourNames } from './save-changes.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** null: the general rotation. */
const groupOf = (args: Args): number | null => (args.params.id === 'todos' ? null : recordId(args));

/** 'broker-12' of the address. */
const personOf = ({ params }: Args): string => (params.pessoa ?? '').replace('-', ':');

/** Weight and hours of a person in a group, or in the general rotation. */
export const groupMemberData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.write', async ({ staff }) => {
    const group = groupOf(args);
    const answer = await staff.distribution();
    const member = membersOf(answer, group).find(({ person }) => person === personOf(args));
    if (!member) throw new Response(null, { status: 404 });
    const { person, name, weight, hours } = member;
    return {
      ...{ group, person, name: name || 'Quem já saiu', weight, hours },
      members: withoutNames(group === null ? answer.general.members : groupIn(answer, group).members),
    };
  });

const membersOf = (answer: StaffDistribution, group: number | null) =>
  group === null ? generalMembers(answer) : groupIn(answer, group).members;

const posted = [distributionForms.member, intentField, wasField, changesField, ...choiceFields];
const membersField = storedGroupFields.shape.members;
const membersBody = staffGroupBody.pick({ members: true });

export const groupMemberAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'distribution.write', posted, async ({ staff, typed }) => {
    const [group, person] = [groupOf(args), personOf(args)];
    const to = group === null ? adminLinks.generalRotation() : adminLinks.ruleGroup(group);
    const send = (body: object) => conflictOf(changeMembers(staff, group, body));
    if (textOf(typed, intentField) === conflictIntent)
      return answerTo(await send(chosenChanges(typed)), { to, text: 'Salvo como você escolheu.' });
    const was = jsonField(typed, wasField, membersField);
    const { notTaken, answer } = await submitForm(distributionForms.member, typed, {
      send: (own) => {
        const isNew = !was.some((member) => member.person === person);
        const members = [...was, ...(isNew ? [{ person, weight: 1, hours: null }] : [])].map((member) =>
          member.person === person ? { person, ...own } : member,
        );
        // Of everybody, a member without a weight and hours of its own is like the others.
        const named = group === null ? members.filter((each) => !isNew || isOwn(each)) : members;
        return send(changedOf({ members: was }, { members: named }));
      },
      ...{ log: args.context.log, names: { ...hourNames, members: 'weight' } },
    });
    return notTaken
      ? notTakenReply(notTaken, { was })
      : answerTo(answer, { to, text: 'Peso e horário salvos.' });
  });

const isOwn = ({ weight, hours }: { weight: number; hours: unknown }) => weight !== 1 || hours !== null;

function changeMembers(staff: StaffApi, group: number | null, changes: object) {
  const body = membersBody.safeParse(changes);
  if (!body.success) throw new Response(null, { status: 400 });
  return group === null ? staff.changeGeneral(body.data) : staff.changeGroup(group, body.data);
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  staffGroupBody,
  staffRulesBody,
  type StaffDistribution,
  storedGroupFields,
  storedRuleFields,
} from '@contract/staff-distribution';
import { sentenceText } from '@domain/leads/distribution/sentence-parts';
import type { StaffApi } from '~/back-end/client.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, jsonField } from '../conflict/conflict.server';
import { recordId } from '../record/record-id.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { chosenMembers, peopleChoices, ruleIntents, wasField, withoutNames } from './distribution-fields';
import { distributionForms } from './distribution-forms';
import { memberText } from './distribution-values';
import { ruleHistory } from './rules.server';
import { rulesView } from './rules-view';
import { answerTo, changedOf, conflictOf, hourNames } from './save-changes.server';

export const newGroupData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.write', async ({ staff }) => {
    const { people } = await staff.distribution();
    return { people: peopleChoices(people, []) };
  });

export const newGroupAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'distribution.write', [distributionForms.group], async ({ staff, typed }) => {
    const { notTaken } = await submitForm(distributionForms.group, typed, {
      send: ({ members, ...fields }) =>
        staff.addGroup({ ...fields, members: chosenMembers([], [...new Set(members)]) }),
      ...{ log: args.context.log, names: hourNames },
    });
    return notTaken ? notTakenReply(notTaken) : done(adminLinks.rules(), 'Grupo criado, depois dos outros.');
  });

export const groupData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.write', async (reader) => {
    const id = recordId(args);
    const answer = await reader.staff.distribution();
    const { id: _, ...group } = groupIn(answer, id);
    const row = rulesView(answer).rows.find(({ key }) => key === String(id))!;
    const order = answer.groups.map((each) => each.id);
    return {
      ...{ id, sentence: row.sentence, title: sentenceText(row.sentence), order },
      fields: { ...group, members: withoutNames(group.members) },
      people: peopleChoices(answer.people, group.members),
      members: group.members.map((member) => ({
        ...{ name: memberText(member), href: adminLinks.groupMember(id, member.person) },
      })),
      history: await ruleHistory(reader, `distribution-group:${id}`, {
        ...{ back: adminLinks.rules(), log: args.context.log },
      }),
    };
  });

/** @throws 404 */
export function groupIn({ groups }: StaffDistribution, id: number) {
  const group = groups.find((each) => each.id === id);
  if (!group) throw new Response(null, { status: 404 });
  return group;
}

const posted = [distributionForms.group, intentField, wasField, changesField, ...choiceFields];

/** Saves the form, moves the group, deletes it, or saves what was chosen in a conflict. */
export const groupAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'distribution.write', posted, async ({ staff, typed }) => {
    const id = recordId(args);
    const intent = textOf(typed, intentField);
    const { log } = args.context;
    switch (intent) {
      case ruleIntents.up:
      case ruleIntents.down:
        return moveGroup(staff, id, typed, intent);
      case ruleIntents.remove: {
        let act: number | null = null;
        const failed = await failedReply(intent, log, async () => {
          act = await staff.removeGroup(id);
        });
        const text = 'Grupo apagado. Os contatos que ele já decidiu ficam como estão.';
        return failed ?? done(adminLinks.rules(), text, { act });
      }
      case conflictIntent:
        return saveChosen(staff, id, typed);
    }
    const was = jsonField(typed, wasField, storedGroupFields);
    const { notTaken, answer } = await submitForm(distributionForms.group, typed, {
      send: ({ members, ...fields }) =>
        conflictOf(
          staff.changeGroup(
            id,
            changedOf(was, { ...fields, members: chosenMembers(was.members, [...new Set(members)]) }),
          ),
        ),
      ...{ log, names: hourNames },
    });
    return notTaken
      ? notTakenReply(notTaken, { was })
      : answerTo(answer, { to: adminLinks.rules(), text: 'Grupo salvo.' });
  });

async function moveGroup(staff: StaffApi, id: number, typed: FormData, intent: string) {
  const was = jsonField(typed, wasField, storedRuleFields.shape.order);
  const from = was.indexOf(id);
  const to = intent === ruleIntents.up ? from - 1 : from + 1;
  const value = was.filter((each) => each !== id);
  value.splice(Math.max(0, to), 0, id);
  if (from < 0) throw new Response(null, { status: 400 });
  const answer = await conflictOf(staff.changeRules({ order: { was, value } }));
  return answerTo(answer, { to: adminLinks.ruleGroup(id), text: 'Ordem mudada.' });
}

async function saveChosen(staff: StaffApi, id: number, typed: FormData) {
  const { order, ...fields } = chosenChanges(typed);
  const after = { to: adminLinks.rules(), text: 'Salvo como você escolheu.' };
  if (order) {
    const body = staffRulesBody.safeParse({ order });
    if (!body.success) throw new Response(null, { status: 400 });
    return answerTo(await conflictOf(staff.changeRules(body.data)), after);
  }
  const body = staffGroupBody.safeParse(fields);
  if (!body.success) throw new Response(null, { status: 400 });
  return answerTo(await conflictOf(staff.changeGroup(id, body.data)), after);
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { staffGeneralBody, storedGeneralFields } from '@contract/staff-distribution';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, jsonField } from '../conflict/conflict.server';
import { notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { chosenMembers, peopleChoices, wasField, withoutNames } from './distribution-fields';
import { distributionForms } from './distribution-forms';
import { generalMembers } from './distribution-rules';
import { memberText } from './distribution-values';
import { rulesView } from './rules-view';
import { answerTo, changedOf, conflictOf, hourNames } from './save-changes.server';

/** The rotation of what no group takes. */
export const generalData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.write', async ({ staff }) => {
    const answer = await staff.distribution();
    const { general, people } = answer;
    return {
      sentence: rulesView(answer).rows.find(({ key }) => key === 'general')!.sentence,
      fields: { ...general, members: withoutNames(general.members) },
      people: peopleChoices(people, general.members),
      members: generalMembers(answer).map((member) => ({
        ...{ name: memberText(member), href: adminLinks.groupMember(null, member.person) },
      })),
    };
  });

const posted = [distributionForms.general, intentField, wasField, changesField, ...choiceFields];

export const generalAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'distribution.write', posted, async ({ staff, typed }) => {
    const after = { to: adminLinks.rules(), text: 'Frase salva.' };
    const send = (body: Parameters<typeof staff.changeGeneral>[0]) => conflictOf(staff.changeGeneral(body));
    if (textOf(typed, intentField) === conflictIntent) {
      const body = staffGeneralBody.safeParse(chosenChanges(typed));
      if (!body.success) throw new Response(null, { status: 400 });
      return answerTo(await send(body.data), { ...after, text: 'Salvo como você escolheu.' });
    }
    const was = jsonField(typed, wasField, storedGeneralFields);
    const { notTaken, answer } = await submitForm(distributionForms.general, typed, {
      send: ({ members, ...fields }) =>
        send(
          changedOf(was, {
            ...fields,
            // Of everybody, members are those with a weight or hours of their own.
            members: fields.everybody ? was.members : chosenMembers(was.members, [...new Set(members)]),
          }),
        ),
      ...{ log: args.context.log, names: hourNames },
    });
    return notTaken ? notTakenReply(notTaken, { was }) : answerTo(answer, after);
  });

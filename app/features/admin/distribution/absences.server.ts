import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { absenceField, ruleIntents } from './distribution-fields';
import { distributionForms } from './distribution-forms';
import { absenceText } from './rules-view';

export const absencesData = (args: LoaderFunctionArgs) =>
  asMember(args, 'absences.write', async ({ staff, session: { grants } }) => {
    const { absences, people, today } = await staff.absences();
    return {
      ...{ today, isOwn: grants['absences.write'] === 'own' },
      people: people.map(({ person, name }) => [person, name] as const),
      rows: absences.map((absence) => ({
        ...{ id: absence.id, name: absence.name, text: absenceText(absence, today) },
      })),
    };
  });

const posted = [distributionForms.absence, intentField, absenceField];

/** Notes an absence, or takes one away. */
export const absencesAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'absences.write', posted, async ({ staff, session: { grants }, typed }) => {
    const [intent, { log }] = [textOf(typed, intentField), args.context];
    const isOwn = grants['absences.write'] === 'own';
    if (intent === ruleIntents.remove) {
      const id = textOf(typed, absenceField);
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 400 });
      let act: number | null = null;
      const failed = await failedReply(intent, log, async () => {
        act = await staff.removeAbsence(Number(id));
      });
      const text = isOwn
        ? 'Ausência tirada. Você recebe contatos outra vez.'
        : 'Ausência tirada. A pessoa recebe contatos outra vez.';
      return failed ?? done(adminLinks.absences(), text, { act });
    }
    const { notTaken, answer: act } = await submitForm(distributionForms.absence, typed, {
      ...{ send: staff.addAbsence, log },
    });
    const next = isOwn ? adminLinks.absences() : adminLinks.rules();
    return notTaken ? notTakenReply(notTaken) : done(next, 'Ausência anotada.', { act });
  });

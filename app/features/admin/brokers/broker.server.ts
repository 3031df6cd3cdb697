import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { StaffConflict } from '@contract/staff-conflict';
import { staffBrokerBody, storedBrokerFields, type StaffBrokerFields } from '@contract/staff-brokers';
import { clock } from '@domain/kernel/clock';
import { momentText } from '@domain/kernel/moment';
import { isSame } from '@domain/staff/merge-changes';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { chosenChanges, conflictOf, jsonField } from '../conflict/conflict.server';
import { conflictView } from '../conflict/conflict-view';
import { adminForms } from '../forms';
import { actSentence } from '../acts/act-texts';
import { done, notTakenReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { handOverTo, successionOf } from '../succession/succession.server';
import { successorField } from '../succession/successor-field';
import { brokerFieldTexts, changeDetail, fieldsOf, wasField } from './broker-fields';

const idOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs): number => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
};

export const brokerData = (args: LoaderFunctionArgs) =>
  asMember(args, 'brokers.read', async (reader) => {
    const id = idOf(args);
    const broker = await reader.staff.broker(id);
    const { slug, segment, team, source, properties } = broker;
    const canWrite = source === 'house' && reader.session.grants['brokers.write'] !== undefined;
    return {
      ...{ id, slug, segment, team, source, properties },
      fields: fieldsOf(broker),
      canWrite,
      succession:
        canWrite && broker.active ? await successionOf(reader, `broker:${id}`, args.context.log) : null,
      history: await historyOf(reader, id, args.context.log),
    };
  });

async function historyOf({ staff, session }: Member, id: number, log: Parameters<typeof orNull>[1]) {
  if (!session.grants['audit.read']) return null;
  const answer = await orNull(staff.audit({ subject: `broker:${id}` }), log);
  return (
    answer &&
    answer.acts.map((act) => ({
      ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
      detail: changeDetail(act.member, act.changes),
    }))
  );
}

const posted = [adminForms.broker, intentField, wasField, changesField, ...choiceFields];

/** Saves what the form has changed, or what was chosen in a conflict. */
export const brokerAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'brokers.write', posted, async ({ typed, ...member }) => {
    const { staff } = member;
    const id = idOf(args);
    const send = (body: Parameters<typeof staff.changeBroker>[1]) => conflictOf(staff.changeBroker(id, body));
    if (textOf(typed, intentField) === conflictIntent) {
      const body = staffBrokerBody.safeParse(chosenChanges(typed));
      if (!body.success) throw new Response(null, { status: 400 });
      const { conflict } = await send(body.data);
      return conflict ? conflictReply(conflict) : done(adminLinks.broker(id), 'Salvo como você escolheu.');
    }
    const was = jsonField(typed, wasField, storedBrokerFields);
    const { notTaken, answer } = await submitForm(adminForms.broker, typed, {
      async send({ successor, ...fields }) {
        if (was.active && !fields.active) await handOverTo(member, `broker:${id}`, successor ?? null);
        return send(changedOf(was, fields));
      },
      log: args.context.log,
      names: { to: successorField },
    });
    if (notTaken) return notTakenReply(notTaken, { was });
    return answer.conflict
      ? conflictReply(answer.conflict)
      : done(adminLinks.broker(id), 'Corretor salvo. O site mostra a mudança em até 30 s.');
  });

const changedOf = (was: StaffBrokerFields, fields: StaffBrokerFields) =>
  Object.fromEntries(
    (Object.keys(fields) as (keyof StaffBrokerFields)[])
      .filter((name) => !isSame(was[name], fields[name]))
      .map((name) => [name, { was: was[name], value: fields[name] }]),
  );

const conflictReply = (conflict: StaffConflict) =>
  data({ conflict: conflictView(conflict, brokerFieldTexts, clock.now()) }, { status: 409 });

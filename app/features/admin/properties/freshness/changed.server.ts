import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks, intentField } from '../../admin-links';
import { adminForms } from '../../forms';
import { recordId } from '../../record/record-id.server';
import { done, failedReply, notTakenReply } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { checkText, priceText } from './check-texts';
import { resolveIntent } from './check-fields';
import { reportedText } from './reported-text';

const { changedProperty } = adminForms;

export const changedData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.check', async ({ staff, session: { grants } }) => {
    const id = recordId(args);
    const check = await staff.check(id);
    const now = clock.now();
    return {
      ...{ id, title: check.title, checked: `${checkText(check, now)}.` },
      place: [check.code, check.district, priceText(check)].filter(Boolean).join(', '),
      reported: check.reported && { note: check.reported.note, text: reportedText(check.reported, now) },
      ...{ isOffered: check.is_offered, canResolve: grants['properties.write'] !== undefined },
    };
  });

/** A broker's word, or its 'Resolvido'. */
export const changedAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'properties.check',
    [changedProperty, intentField],
    async ({ staff, typed, session: { grants } }) => {
      const id = recordId(args);
      const { log } = args.context;
      if (textOf(typed, intentField) === resolveIntent) {
        if (!grants['properties.write']) throw new Response(null, { status: 404 });
        const failed = await failedReply(resolveIntent, log, () => staff.resolveChange(id));
        return failed ?? done(adminLinks.property(id), 'Aviso resolvido.');
      }
      const { notTaken } = await submitForm(changedProperty, typed, {
        send: (value) => staff.reportChange(id, value),
        log,
      });
      if (notTaken) return notTakenReply(notTaken);
      return done(
        grants['properties.write'] ? adminLinks.property(id) : adminLinks.ownProperties(),
        'Avisado. Quem cuida da vitrine vê em Hoje.',
      );
    },
  );

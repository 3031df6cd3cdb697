import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { momentText } from '@domain/kernel/moment';
import { clock } from '@domain/kernel/clock';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { actDetail, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import { adminLinks, intentField } from '../admin-links';
import { recordId } from '../record/record-id.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { redirectForms, removeIntent } from './redirect-forms';
import { redirectRow, targetOf } from './redirect-view';

export const newRedirectData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async () => null);

export const newRedirectAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'redirects.write', [redirectForms.add], async ({ staff, typed }) => {
    const { log, redirects } = args.context;
    const { notTaken, answer } = await submitForm(redirectForms.add, typed, { send: staff.addRedirect, log });
    if (notTaken) return notTakenReply(notTaken);
    await redirects?.check?.();
    return done(adminLinks.showcaseRedirects(), 'Redirecionamento publicado.', { act: answer });
  });

export const redirectData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async ({ staff, session: { grants } }) => {
    const id = recordId(args);
    const { acts, ...redirect } = await staff.redirect(id);
    const { to, status } = redirect;
    return {
      ...redirectRow(redirect, clock.now()),
      fields: to === null ? null : { to, status: String(status), was: targetOf({ to, status }) },
      history: acts.map((act) => ({
        ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
        ...{ detail: actDetail(act), undo: undoRow(act, grants, adminLinks.redirect(id)) },
      })),
    };
  });

/** Changes its target, or removes it. */
export const redirectAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'redirects.write', [redirectForms.change, intentField], async ({ staff, typed }) => {
    const id = recordId(args);
    const { log, redirects } = args.context;
    if (textOf(typed, intentField) === removeIntent) {
      let act: number | null = null;
      const failed = await failedReply(removeIntent, log, async () => (act = await staff.removeRedirect(id)));
      if (failed) return failed;
      await redirects?.check?.();
      return done(adminLinks.showcaseRedirects(), 'Redirecionamento tirado.', { act });
    }
    const { notTaken, answer } = await submitForm(redirectForms.change, typed, {
      send: (body) => staff.changeRedirect(id, body),
      log,
    });
    // After a conflict the form has read what the other has saved: its text names it.
    if (notTaken)
      return notTakenReply(notTaken, notTaken.status === 409 ? {} : { was: textOf(typed, 'was') });
    await redirects?.check?.();
    return done(adminLinks.redirect(id), answer === null ? 'Nada mudou.' : 'Redirecionamento mudado.', {
      act: answer,
    });
  });

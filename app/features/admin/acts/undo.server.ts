import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { textOf } from '~/forms/forms.server';
import { returnField } from '../admin-links';
import { done, failedReply, pageAfter } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { undoSentence } from './undo-texts';

function actIdOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): number {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}

/** After a due second factor the member presses again. */
export const undoData = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async () => ({
    id: actIdOf(args),
    back: pageAfter(new URL(args.request.url).searchParams.get(returnField)),
  }));

/** The back end decides whose act it is: 404 for others. */
export const undoAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'open', [returnField], async ({ staff, typed }) => {
    const id = actIdOf(args);
    const back = pageAfter(textOf(typed, returnField));
    let sentence = '';
    let act: number | null = null;
    let records: number | undefined;
    const failed = await failedReply('undo', args.context.log, async () => {
      const undone = await staff.undo(id);
      [sentence, act] = [undoSentence(undone), undone.act];
      records = undone.restored.records > 1 ? undone.restored.records : undefined;
    });
    return failed ?? done(back, sentence, { act, records });
  });

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../../admin-links';
import { typedField } from '../../bulk/bulk-fields';
import { pageField } from '../../list/page-of';
import { recordId } from '../../record/record-id.server';
import { failedReply } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { runIntents, partField, parts } from './run-fields';
import { bulkView } from './bulk-view';

export const bulkRunData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff, session: { grants } }) => {
    const { searchParams } = new URL(args.request.url);
    const named = Object.entries(parts).find(([, word]) => word === searchParams.get(partField));
    const part = named?.[0] as keyof typeof parts | undefined;
    const number = Number(searchParams.get(pageField) ?? 1);
    const page = Number.isInteger(number) && number >= 1 && number <= 1_000 ? number : 1;
    const bulk = await staff.propertyBulk(recordId(args), part ? { part, page } : {});
    return {
      bulk: bulkView(bulk, clock.now()),
      part: part ?? null,
      page,
      seesActs: grants['audit.read'] !== undefined,
    };
  });

/** Starts or cancels it; a second press changes nothing. */
export const bulkRunAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', [intentField, typedField], async ({ staff, typed }) => {
    const id = recordId(args);
    const intent = textOf(typed, intentField);
    if (intent !== runIntents.start && intent !== runIntents.cancel)
      throw new Response(null, { status: 400 });
    const number = Number(textOf(typed, typedField).replace(/\./g, '') || NaN);
    let isLate = false;
    const failed = await failedReply(intent, args.context.log, async () => {
      if (intent === runIntents.start)
        await staff.startPropertyBulk(id, Number.isSafeInteger(number) ? number : null);
      else isLate = !(await staff.cancelPropertyBulk(id));
    });
    if (failed) return failed;
    return isLate
      ? data({ intent, failed: 'Já estava feito: dá para desfazer.' }, { status: 409 })
      : redirect(adminLinks.propertyBulk(id), 303);
  });

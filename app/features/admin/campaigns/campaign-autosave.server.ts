import type { ActionFunctionArgs } from '@remix-run/node';
import type { DraftContent } from '@contract/staff-drafts';
import { clock } from '@domain/kernel/clock';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { textOf } from '~/forms/forms.server';
import { asMemberForm } from '../session/guard.server';
import { campaignFormFields, type TypedCampaign, versionField } from './campaign-fields';
import { campaignKey } from './campaign-key.server';
import { typedInForm } from './typed-campaign';

/** While a member types. 200 with the version; 409: another has saved, with the sentence. */
export const campaignAutosave = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'campaigns.write', campaignFormFields, async ({ staff, typed: form }) => {
    const { key } = campaignKey(args);
    try {
      const typed = typedInForm((name) => textOf(form, name));
      const { version } = await staff.saveDraft('campaign', key, draftOf(typed, form));
      return Response.json({ version, savedAt: clock.now().toISOString() });
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text, ...init } = await refusalOf(error, args.context.log);
      return Response.json({ text }, init);
    }
  });

/** For the call that saves it: as typed, over the version that the form has read. */
export function draftOf(typed: TypedCampaign, form: FormData) {
  const read = Number(textOf(form, versionField));
  return {
    content: JSON.parse(JSON.stringify(typed)) as DraftContent,
    version: Number.isSafeInteger(read) && read > 0 ? read : 0,
  };
}

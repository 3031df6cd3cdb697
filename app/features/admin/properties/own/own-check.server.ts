import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { acceptedPhotos } from '@domain/announcement/photos';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { hasStatus } from '~/back-end/errors.server';
import { isFormResponse, textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../../admin-links';
import { done } from '../../reply.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { checkOwnSteps, ownNumberOf, photosKey, savedOf, toOwnProperty } from './own-draft.server';
import { ownCheckIntents, revisionField } from './own-check-intents';
import { ownRules } from './own-forms';
import { ownSummary } from './own-summary';

/** What is published, or the first step with an error. */
export const ownCheckData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const number = ownNumberOf(args);
    const draft = await staff.typedProperty(number);
    const checked = await checkOwnSteps(draft.fields, ownRules(args.context.settings.announce));
    if ('wrong' in checked) {
      const to = adminLinks.newProperty(number, checked.wrong, true);
      if (!isFormResponse(args.request)) throw redirect(to);
    }
    const photos = acceptedPhotos(await args.context.draftPhotos.list(photosKey(number)));
    const { reference, revision, publication } = draft;
    return {
      ...{ number, reference, revision, saved: savedOf(draft), isPublished: publication !== null },
      isOnSite: publication?.revision != null,
      path: publication?.path ?? null,
      hasChanges: publication?.revision !== revision,
      sections: 'values' in checked ? ownSummary(checked.values) : [],
      photos: photos.length,
    };
  });

/** Publishes what the page has shown, or discards the draft. */
export const ownCheckAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', [intentField, revisionField], async ({ staff, typed }) => {
    const number = ownNumberOf(args);
    try {
      if (textOf(typed, intentField) === ownCheckIntents.discard) {
        const act = await staff.discardTypedProperty(number);
        return await done(adminLinks.newProperties(), 'Rascunho descartado.', { act });
      }
      const draft = await staff.typedProperty(number);
      const checked = await checkOwnSteps(draft.fields, ownRules(args.context.settings.announce));
      if ('wrong' in checked) return redirect(adminLinks.newProperty(number, checked.wrong, true), 303);
      const revision = Number.parseInt(textOf(typed, revisionField), 10);
      const published = await staff.publishTypedProperty(number, {
        revision: Number.isSafeInteger(revision) && revision >= 0 ? revision : 0,
        property: toOwnProperty(checked.values),
      });
      const isFirst = draft.publication?.revision == null;
      const text = isFirst ? 'O imóvel está no site.' : 'As mudanças estão no site.';
      const to = adminLinks.newProperty(number, 'conferir');
      return await done(to, text, { act: isFirst ? published.act : null });
    } catch (error) {
      if (error instanceof StaffRefusal || error instanceof Response) throw error;
      if (hasStatus(error, 422)) {
        const [failed] = Object.values(error.answer?.errors ?? {}).flat();
        return data({ failed: failed ? `Este imóvel ${failed}.` : 'Confira os dados.' }, { status: 400 });
      }
      const { text, ...init } = await refusalOf(error, args.context.log);
      return data({ failed: text }, init);
    }
  });

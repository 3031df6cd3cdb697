import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { acceptedPhotos, staffPhotosKey } from '@domain/announcement/photos';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { storeForm } from '~/features/account/session/restored-form.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../../admin-links';
import { conflictOf } from '../../conflict/conflict.server';
import { recordId } from '../../record/record-id.server';
import { done } from '../../reply.server';
import { adminOf, asMember, asMemberForm, formOwner, type Member } from '../../session/guard.server';
import { type Arrangement, moved, movedPhoto, readMove } from './arrangement';
import { photoFields, photosForm, photosIntents } from './photos-form';
import { broughtText, photosLead, photosView, uploadPlaceOf } from './photos-view';
import { postedArrangement, withHiddenFields } from './posted-arrangement.server';

/** Photos that were sent, without those that are published: a form was posted twice. */
export async function sentPhotos(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  id: number,
  published: readonly string[],
) {
  const sent = await context.draftPhotos.list(staffPhotosKey(uploadPlaceOf(id)));
  return {
    accepted: acceptedPhotos(sent).filter((photo) => !published.includes(photo.id)),
    failed: sent.filter(({ problem }) => problem).toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}

export const photosData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const found = await staff.propertyPhotos(recordId(args));
    const { accepted } = await sentPhotos(args, found.id, found.published);
    return {
      ...{ id: found.id, reference: found.reference, isAnnounced: found.is_announced },
      ...{ version: found.version, lead: photosLead(found), brought: broughtText(found, clock.now()) },
      ...photosView(found, accepted),
    };
  });

const declared = [photosForm, intentField, ...photoFields];

/** Moves a photo in the form, or saves the form's arrangement. */
export const photosAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', declared, async ({ typed, staff }) => {
    const id = recordId(args);
    const arrangement = postedArrangement(typed);
    const [intent, version] = [textOf(typed, intentField), textOf(typed, 'versao')];
    const move = readMove(intent);
    if (move)
      return data({
        ...{ arrangement: moved(arrangement, move), version },
        at: movedPhoto(arrangement, move) ?? null,
        ...{ failed: null, conflict: null },
      });
    if (intent === photosIntents.add) {
      const hidden = withHiddenFields(typed, arrangement);
      const cookie = await storeForm(args, [photosForm], hidden, formOwner(adminOf(args)));
      const headers: HeadersInit = cookie ? { 'Set-Cookie': cookie } : {};
      return redirect(adminLinks.newPropertyPhotos(id), { status: 303, headers });
    }
    if (intent !== photosIntents.save) throw new Response(null, { status: 400 });
    return save(args, staff, id, { arrangement, version });
  });

async function save(
  args: ActionFunctionArgs,
  staff: Member['staff'],
  id: number,
  { arrangement, version }: { arrangement: Arrangement; version: string },
) {
  const { order, leftOut } = arrangement;
  const leftOutOnes = leftOut.filter(({ photo }) => photo.length === 12);
  const body = {
    ...{ version, order: [...order] },
    left_out: leftOutOnes.map(({ photo, reason }) => ({ photo, reason: reason || null })),
  };
  const stays = { arrangement, version, at: null };
  try {
    const { conflict, answer: act } = await conflictOf(staff.savePropertyPhotos(id, body));
    if (conflict) {
      const [field] = conflict.fields;
      const at = field?.at ? recentMomentText(new Date(field.at), clock.now()) : null;
      const reply = { ...stays, failed: null, conflict: { by: field?.by ?? null, at } };
      return data(reply, { status: 409 });
    }
    const key = staffPhotosKey(uploadPlaceOf(id));
    const sent = [...order, ...leftOut].map(({ photo }) => photo).filter((photo) => photo.length === 32);
    for (const photo of sent) await args.context.draftPhotos.remove(key, photo);
    return await done(
      adminLinks.propertyPhotos(id),
      act === null && sent.length === 0 ? 'Nada mudou.' : 'Fotos salvas.',
      { act },
    );
  } catch (error) {
    const [missing] = hasStatus(error, 422) ? Object.values(error.answer?.errors ?? {}).flat() : [];
    if (missing) return data({ ...stays, failed: missing, conflict: null }, { status: 400 });
    const { text, ...init } = await refusalOf(error, args.context.log);
    return data({ ...stays, failed: text, conflict: null }, init);
  }
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { staffPhotosKey } from '@domain/announcement/photos';
import { maxArrangedPhotos } from '@domain/property/photo-arrangement';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../../admin-links';
import { recordId } from '../../record/record-id.server';
import { asMember, asMemberForm } from '../../session/guard.server';
import { photosIntents } from './photos-form';
import { sentPhotos } from './photos.server';
import { uploadPlaceOf } from './photos-view';

/** Photos of one property that wait, at most. */
const maxSent = 40;

export const newPhotosData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const found = await staff.propertyPhotos(recordId(args));
    if (found.is_announced) throw new Response(null, { status: 404 });
    const { accepted, failed } = await sentPhotos(args, found.id, found.published);
    const room = maxArrangedPhotos - found.photos.length - found.left_out.length;
    return {
      ...{ id: found.id, reference: found.reference, place: uploadPlaceOf(found.id) },
      room: Math.max(0, Math.min(maxSent, room) - accepted.length),
      sent: accepted.map(({ id, name }) => ({ id, name })),
      failed: failed.map(({ id, name, problem }) => ({ id, name, problem: problem! })),
    };
  });

export const photoField = 'foto';

/** Deletes a photo that was sent and is not published. */
export const newPhotosAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'properties.write', [intentField, photoField], async ({ typed, staff }) => {
    const { id } = await staff.propertyPhotos(recordId(args));
    const photo = textOf(typed, photoField);
    if (textOf(typed, intentField) !== photosIntents.remove || !/^[0-9a-f]{32}$/.test(photo))
      throw new Response(null, { status: 400 });
    await args.context.draftPhotos.remove(staffPhotosKey(uploadPlaceOf(id)), photo);
    return redirect(adminLinks.newPropertyPhotos(id), 303);
  });

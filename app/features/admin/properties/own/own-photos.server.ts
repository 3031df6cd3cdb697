import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ownPlace } from '@domain/announcement/own-property';
import { acceptedPhotos, type DraftPhoto, limitsOf, movedPhoto } from '@domain/announcement/photos';
import { photoFields, photoIntents } from '~/features/announce/photo-intents';
import { staffPhotosAddress } from '~/features/photos/staff-photos';
import { textOf } from '~/forms/forms.server';
import { photoLinkParams } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { adminLinks, intentField } from '../../admin-links';
import { asMember, asMemberForm } from '../../session/guard.server';
import { ownNumberOf, photosKey } from './own-draft.server';
import { ownPhotoIntents } from './own-photo-intents';

export const ownPhotosData = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const number = ownNumberOf(args);
    const { reference, publication } = await staff.typedProperty(number);
    const key = photosKey(number);
    const photos = await args.context.draftPhotos.list(key);
    const accepted = acceptedPhotos(photos);
    const shown = ({ id, name, caption }: DraftPhoto) => ({
      ...{ id, name, caption },
      src: staffPhotosAddress(ownPlace(number), { [photoLinkParams.photo]: id }),
    });
    return {
      ...{ number, reference, isPublished: publication !== null, place: ownPlace(number) },
      room: limitsOf(key).count - accepted.length,
      photos: accepted.map(shown),
      apart: photos.filter(({ problem, isApart }) => isApart && !problem).map(shown),
      refused: photos
        .flatMap(({ id, name, at, problem }) => (problem ? [{ id, name, at, problem }] : []))
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    };
  });

/** Order, cover, caption; what is left out, brought back, or deleted. */
export const ownPhotosAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'properties.write',
    [intentField, ...Object.values(photoFields)],
    async ({ staff, typed }) => {
      const number = ownNumberOf(args);
      await staff.typedProperty(number);
      const id = textOf(typed, photoFields.photo);
      const text = await change(args.context.draftPhotos, photosKey(number), {
        ...{ id, intent: textOf(typed, intentField) },
        caption: textOf(typed, photoFields.caption).trim(),
      });
      const headers: HeadersInit = text ? { 'Set-Cookie': await flashCookie({ tone: 'success', text }) } : {};
      return redirect(adminLinks.newProperty(number, 'fotos'), { status: 303, headers });
    },
  );

interface PhotoChange {
  id: string;
  intent: string;
  caption: string;
}

/** @returns what the next page says; '': the page shows it. @throws 400 for an unknown intent */
async function change(
  photos: ActionFunctionArgs['context']['draftPhotos'],
  key: string,
  { id, intent, caption }: PhotoChange,
): Promise<string> {
  const known = await photos.list(key);
  const photo = known.find((each) => each.id === id);
  const move = async (by: -1 | 1 | 'first') => {
    for (const { id: each, order } of movedPhoto(known, id, by)) await photos.change(key, each, { order });
    return '';
  };
  switch (intent) {
    case photoIntents.earlier:
      return move(-1);
    case photoIntents.later:
      return move(1);
    case photoIntents.cover:
      return move('first');
    case photoIntents.caption:
      // Another tab may have deleted the photo: then there is nothing to do.
      if (photo) await photos.change(key, id, { caption: caption.slice(0, limitsOf(key).caption) });
      return 'Legenda guardada.';
    case ownPhotoIntents.apart:
      if (photo) await photos.change(key, id, { isApart: true });
      return 'A foto ficou de fora. Ela está no fim desta página.';
    case ownPhotoIntents.back: {
      const accepted = acceptedPhotos(known);
      if (accepted.length >= limitsOf(key).count) return 'Não há lugar: deixe outra foto de fora antes.';
      const order = Math.max(-1, ...accepted.map((each) => each.order)) + 1;
      if (photo) await photos.change(key, id, { isApart: false, order });
      return '';
    }
    case photoIntents.remove:
      // One in use is left out first.
      if (photo?.problem || photo?.isApart) await photos.remove(key, id);
      return '';
    default:
      throw new Response(null, { status: 400 });
  }
}

import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { movedPhoto, photoLimits } from '@domain/announcement/photos';
import { draftField } from '~/features/announce/draft-form';
import { photoFields, photoIntents } from '~/features/announce/photo-intents';
import { isOfSent, photoTarget, photosChanged, photosOf } from '~/features/announce/photo-target.server';
import { readForm, textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Changes a photo's caption or order, or removes it. Uploads go to server/announcements/photo-uploads.ts. */
export async function photosAction({ request, context }: ActionFunctionArgs) {
  const typed = await readForm(request, draftField.intent, ...Object.values(photoFields));
  const place = await photoTarget(request, context);
  const of = photosOf(request.url);
  // The target page explains the problem.
  if (place === null || place === 'away')
    return redirect(isOfSent(of) ? links.announcePhotos(of) : links.announce(), 303);
  const { draftPhotos: photos } = context;
  const id = textOf(typed, photoFields.photo);
  const known = await photos.list(place.key);
  const move = async (by: -1 | 1 | 'first') => {
    for (const { id: each, order } of movedPhoto(known, id, by))
      await photos.change(place.key, each, { order });
  };
  // Another tab may have removed the photo: then there is nothing to do.
  const isThere = known.some((photo) => photo.id === id);
  const caption = textOf(typed, photoFields.caption).trim().slice(0, photoLimits.caption);
  switch (textOf(typed, draftField.intent)) {
    case photoIntents.caption:
      if (!isThere) break;
      await photos.change(place.key, id, { caption });
      return redirect(links.announcePhotos(of), {
        status: 303,
        headers: { 'Set-Cookie': await flashCookie({ tone: 'success', text: 'Legenda guardada.' }) },
      });
    case photoIntents.earlier:
      await move(-1);
      break;
    case photoIntents.later:
      await move(1);
      break;
    case photoIntents.cover:
      await move('first');
      break;
    case photoIntents.remove:
      if (isThere) await photos.remove(place.key, id);
      break;
    default:
      throw new Response(null, { status: 400 });
  }
  await photosChanged(context, place, { added: false });
  return redirect(links.announcePhotos(of), 303);
}

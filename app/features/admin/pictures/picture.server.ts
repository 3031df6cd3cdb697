import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { acceptedPhotos, staffPhotosKey } from '@domain/announcement/photos';
import { ownPictureUrl } from '@domain/media/own-picture';
import { type PicturePlace, readPicturePlace, uploadsOfPlace } from '@domain/media/picture-place';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { StaffRefusal } from '~/back-end/staff-calls.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { done } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { altIn, editorOf, withPicture } from './picture-draft';
import { altField, maxAlt, photoField, pictureIntents } from './picture-fields';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

export interface PictureReply {
  /** Of the upload. */
  photo: string;
  alt: string;
  failed: string;
}

/** @throws 404 */
function placeOf({ params: { lugar = '' } }: Args): PicturePlace & { name: string } {
  const place = readPicturePlace(lugar);
  if (!place) throw new Response(null, { status: 404 });
  return { ...place, name: lugar };
}
const uploadsOf = (name: string) => staffPhotosKey(uploadsOfPlace(name));

/** Photos of one place at most. */
const maxSent = 40;

export const pictureData = (args: LoaderFunctionArgs) =>
  asMember(args, 'lists.write', async ({ staff }) => {
    const place = placeOf(args);
    const draft = await staff.draft(place.kind, place.key);
    // It was published or discarded since.
    if (!draft) throw redirect(editorOf(place));
    const all = await args.context.draftPhotos.list(uploadsOf(place.name));
    const sent = acceptedPhotos(all).reverse();
    const used = JSON.stringify(draft.content);
    return {
      ...{ place: place.name, back: editorOf(place), alt: altIn(place, draft.content) },
      room: Math.max(0, maxSent - sent.length),
      sent: sent.map(({ id, name, key }) => ({ id, name, isUsed: used.includes(ownPictureUrl(key)) })),
      failed: all
        .filter(({ problem }) => problem)
        .map(({ id, name, problem }) => ({ id, name, problem: problem! })),
    };
  });

/** Puts a photo that was sent into the draft with its description, or deletes it. */
export const pictureAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'lists.write', [intentField, photoField, altField], async ({ typed, staff }) => {
    const place = placeOf(args);
    const [intent, photo] = [textOf(typed, intentField), textOf(typed, photoField)];
    if (!/^[0-9a-f]{32}$/.test(photo)) throw new Response(null, { status: 400 });
    if (intent === pictureIntents.remove) {
      await args.context.draftPhotos.remove(uploadsOf(place.name), photo);
      return redirect(adminLinks.showcasePicture(place.name), 303);
    }
    if (intent !== pictureIntents.use) throw new Response(null, { status: 400 });
    const alt = textOf(typed, altField).replace(/\s+/g, ' ').trim();
    const refused = (failed: string, status: number) =>
      data<PictureReply>({ photo, alt, failed }, { status });
    if (alt === '') return refused('Escreva o que a foto mostra.', 400);
    if (alt.length > maxAlt) return refused(`Use até ${maxAlt} letras.`, 400);
    try {
      const isStored = await storePicture(staff, place, { photo, alt });
      if (!isStored) return refused('O rascunho mudou: este lugar não tem mais foto. Volte a ele.', 409);
      return await done(editorOf(place), 'Foto posta no rascunho.');
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text, status } = await refusal(error, args.context.log);
      return refused(text, status);
    }
  });

/** A photo that is gone is a mistake of the form; the rest as elsewhere. */
async function refusal(
  error: unknown,
  log: Args['context']['log'],
): Promise<{ text: string; status: number }> {
  const [missing] = hasStatus(error, 422) ? Object.values(error.answer?.errors ?? {}).flat() : [];
  return missing ? { text: missing, status: 400 } : refusalOf(error, log);
}

/** false: the draft has no such place any more */
async function storePicture(
  staff: Member['staff'],
  place: PicturePlace & { name: string },
  { photo, alt }: { photo: string; alt: string },
): Promise<boolean> {
  const address = await staff.addPicture({ place: place.name, photo });
  const draft = await staff.draft(place.kind, place.key);
  const content = draft && withPicture(place, draft.content, { address, alt });
  if (!content) return false;
  await staff.saveDraft(place.kind, place.key, { content, version: draft.version });
  return true;
}

/** For scripts, which write the line of the photo themselves: its address, or why there is none. */
export const pictureAddress = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'lists.write', [photoField], async ({ typed, staff }) => {
    const { name } = placeOf(args);
    try {
      const address = await staff.addPicture({ place: name, photo: textOf(typed, photoField) });
      return Response.json({ address });
    } catch (error) {
      if (error instanceof StaffRefusal) throw error;
      const { text, status } = await refusal(error, args.context.log);
      return Response.json({ text }, { status });
    }
  });

/** Whoever opens the address itself sees the photos. */
export const toPicture = (args: LoaderFunctionArgs) =>
  asMember(args, 'lists.write', async () => redirect(adminLinks.showcasePicture(placeOf(args).name)));

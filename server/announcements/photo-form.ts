import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { photoLimits, type PhotoProblem } from '@domain/announcement/photos';
import { photosField } from '~/features/announce/photo-upload';
import { boundaryOf, formParts, MalformedForm } from '../multipart';
import { writeArriving } from './write-arriving';

/** Files that a form may name at all; beyond it nobody chose them. */
const mostFiles = 100;

/** More than any form of photos has. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

interface Form {
  contentType: string | undefined;
  body: AsyncIterable<Buffer>;
  /** Bytes that it may have in all. */
  most: number;
}

/**
 * Takes a form with files: each is kept, or why it was not. What is beyond a form's share is passed over as it comes, and
 * told by its name: a browser that is cut off in the middle of sending shows no answer at all.
 * @returns how many were kept
 * @throws MalformedForm, TooMuch
 */
export async function takePhotoForm(
  { draftPhotos: photos, photoLimit, visitor }: AppLoadContext,
  draft: string,
  { contentType, body, most }: Form,
): Promise<number> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new MalformedForm('no boundary');
  await photos.forgetProblems(draft);
  let bytes = 0;
  let files = 0;
  let kept = 0;

  /** Why one is not even written; undefined: it may come. */
  async function refusal(): Promise<PhotoProblem | undefined> {
    if (files > photoLimits.filesAPost || bytes >= photoLimits.post) return 'atOnce';
    if (photoLimit(visitor.ip) > 0) return 'full';
    return photos.roomFor(draft, 1);
  }

  // A client that is no browser may leave out the name.
  for await (const { name, filename = '', data } of formParts(counted(body, most), boundary)) {
    if (name !== photosField) throw new MalformedForm('another field');
    files += 1;
    if (files > mostFiles) throw new TooMuch();
    const id = randomBytes(16).toString('hex');
    let problem = filename === '' ? undefined : await refusal();
    const path = problem ? null : await photos.arriving(draft, id);
    const taken = problem ? 0 : await writeArriving(data, path, photoLimits.file);
    bytes += taken;
    // A field that was left empty.
    if (filename === '' && taken === 0) continue;
    if (taken > photoLimits.file) problem = 'bytes';
    else if (bytes > photoLimits.post) problem = 'atOnce';
    if (problem) await photos.refuse(draft, id, filename, problem);
    else if (!(await photos.keep(draft, id, filename)).problem) kept += 1;
  }
  return kept;
}

/** What did not tell its size is counted. */
async function* counted(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new TooMuch();
    yield chunk;
  }
}

import { randomBytes } from 'node:crypto';
import { limitsOf, type PhotoProblem } from '@domain/announcement/photos';
import type { PhotoStore } from '~/features/announce/photo-store';
import { photosField } from '~/features/photos/photo-upload';
import { boundaryOf, formParts, MalformedForm } from '../http/multipart';
import { appendStream } from './append-stream';

/** No person selects more files for one form. */
const maxFiles = 100;

export class FormTooLarge extends Error {
  override name = 'FormTooLarge';
}

/** Where photos arrive. */
export interface UploadTarget {
  photos: PhotoStore;
  /** Of the store. */
  key: string;
  /** Counts a photo of the sender. @returns seconds to wait */
  countPhoto(): number | Promise<number>;
}

interface Form {
  contentType: string | undefined;
  body: AsyncIterable<Buffer>;
  most: number;
}

/** Reads excess files to the end: an interrupted browser shows no answer. @throws MalformedForm, FormTooLarge */
export async function takePhotoForm(
  { photos, key: draft, countPhoto }: UploadTarget,
  { contentType, body, most: maxBytes }: Form,
): Promise<number> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new MalformedForm('no boundary');
  const limits = limitsOf(draft);
  await photos.forgetProblems(draft);
  let bytes = 0;
  let files = 0;
  let saved = 0;

  async function refusal(): Promise<PhotoProblem | undefined> {
    if (files > limits.filesAPost || bytes >= limits.post) return 'atOnce';
    if ((await countPhoto()) > 0) return 'full';
    return photos.roomFor(draft, 1);
  }

  // A client that is not a browser may omit the name.
  for await (const { name, filename = '', data } of formParts(counted(body, maxBytes), boundary)) {
    if (name !== photosField) throw new MalformedForm('another field');
    files += 1;
    if (files > maxFiles) throw new FormTooLarge();
    const id = randomBytes(16).toString('hex');
    let problem = filename === '' ? undefined : await refusal();
    const path = problem ? null : await photos.arriving(draft, id);
    const taken = problem ? 0 : await appendStream(data, path, limits.file);
    bytes += taken;
    if (filename === '' && taken === 0) continue;
    if (taken > limits.file) problem = 'bytes';
    else if (bytes > limits.post) problem = 'atOnce';
    if (problem) await photos.refuse(draft, id, filename, problem);
    else if (!(await photos.keep(draft, id, filename)).problem) saved += 1;
  }
  return saved;
}

/** Enforces the limit for a body without Content-Length. */
async function* counted(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FormTooLarge();
    yield chunk;
  }
}

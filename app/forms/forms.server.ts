import { plainPage } from '~/request/plain-page';
import { fieldsOf } from './declared-fields';
import type { Form } from './form';
import { formRefusals } from './form-refusals';
import { hiddenField } from './hidden-fields';

/** Above any form of ours. */
const maxFormSize = 256 * 1024;
const maxFields = 100;
const maxFieldLength = 10_000;

const formType = 'application/x-www-form-urlencoded';

/**
 * The only parser of posted forms: validates the bytes first (docs/decisions/0038-one-form-door.md).
 * Ignores unknown plain names: browser extensions and outdated pages send them.
 * @throws Response in pt-BR: 415 other content type, 413 too large, 400 unknown group or index, or too many repeats
 */
export async function readForm(
  request: Request,
  ...declared: readonly (Pick<Form, 'schema'> | string)[]
): Promise<FormData> {
  const [bytes, fields] = await Promise.all([bytesOf(request), fieldsOf(declared)]);
  const form = new FormData();
  for (const [name, value] of read(bytes)) {
    const times = fields.get(name);
    if (times === undefined && /[.[\]]/.test(name)) throw refused(400);
    if (times === undefined) continue;
    if (value.length > maxFieldLength) throw refused(413);
    if (form.getAll(name).length === times) throw refused(400);
    form.append(name, value);
  }
  return form;
}

async function bytesOf(request: Request): Promise<ArrayBuffer> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]!.trim().toLowerCase();
  if (type !== undefined && type !== formType) throw refused(415);
  const bytes = await request.arrayBuffer();
  if (type === undefined && bytes.byteLength > 0) throw refused(415);
  if (bytes.byteLength > maxFormSize) throw refused(413);
  return bytes;
}

function read(bytes: ArrayBuffer): URLSearchParams {
  const text = new TextDecoder().decode(bytes);
  if (text.split('&', maxFields + 1).length > maxFields) throw refused(413);
  return new URLSearchParams(text);
}

function refused(status: keyof typeof formRefusals): Response {
  const { title, text } = formRefusals[status];
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(plainPage(status, title, text), { status, headers });
}

/** Remix sends the form's headers to the loaders that follow an action. */
export const isFormResponse = (request: Request): boolean => request.headers.has('Content-Type');

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Filled by a program; or by autofill, so the form is shown again. */
export const isHoneypotFilled = (form: FormData): boolean => textOf(form, hiddenField.trap) !== '';
export const honeypotMessage = 'Não conseguimos confirmar o envio. Confira os dados e envie outra vez.';

import { plainPage } from '~/request/plain-page';
import { fieldsOf } from './declared-fields';
import type { Form } from './form';
import { formRefusals } from './form-refusals';
import { hiddenField } from './hidden-fields';

/** Above any form of ours. */
const maxFormSize = 256 * 1024;
const maxFields = 100;
const maxFieldLength = 10_000;

/** A field of one form that holds more than a form of ours, such as a pasted list. */
export interface LongField {
  longField: string;
  maxLength: number;
}

const formType = 'application/x-www-form-urlencoded';

/**
 * The only parser of posted forms: validates the bytes first (docs/decisions/0038-one-form-door.md).
 * Ignores unknown plain names: browser extensions and outdated pages send them.
 * @throws Response in pt-BR: 415 other content type, 413 too large, 400 unknown group or index, or too many repeats
 */
export async function readForm(
  request: Request,
  ...declared: readonly (Pick<Form, 'schema'> | string | LongField)[]
): Promise<FormData> {
  const long = declared.find(isLongField);
  const short = declared.map((each) => (isLongField(each) ? each.longField : each));
  const [bytes, fields] = await Promise.all([bytesOf(request, long), fieldsOf(short)]);
  const form = new FormData();
  for (const [name, value] of read(bytes)) {
    const times = fields.get(name);
    if (times === undefined && /[.[\]]/.test(name)) throw refused(400);
    if (times === undefined) continue;
    const maxLength = name === long?.longField ? long.maxLength : maxFieldLength;
    if (value.length > maxLength) throw refused(413);
    if (form.getAll(name).length === times) throw refused(400);
    form.append(name, value);
  }
  return form;
}

export const isLongField = (each: object | string): each is LongField =>
  typeof each === 'object' && 'longField' in each;

async function bytesOf(request: Request, long?: LongField): Promise<ArrayBuffer> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]!.trim().toLowerCase();
  if (type !== undefined && type !== formType) throw refused(415);
  const bytes = await request.arrayBuffer();
  if (type === undefined && bytes.byteLength > 0) throw refused(415);
  // The server has limits of its own for the long form's bytes (server/http/guard.ts).
  if (!long && bytes.byteLength > maxFormSize) throw refused(413);
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

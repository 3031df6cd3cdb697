import { plainPage } from '~/request/plain-page';
import { fieldsOf } from './declared-fields';
import type { Form } from './form';
import { formRefusals } from './form-refusals';
import { hiddenField } from './hidden-fields';

/** What is read of a form, in bytes and in fields, and the characters of one field: more than any form of ours has. */
const maxFormSize = 256 * 1024;
const maxFields = 100;
const maxFieldLength = 10_000;

const formType = 'application/x-www-form-urlencoded';

/**
 * The one way to what a visitor posted: the fields that are declared, by a form's schema or by their names. It is judged
 * on its bytes, before anything makes objects of its names (docs/decisions/0038-one-form-door.md).
 * @throws Response with a page in pt-BR: 415 for what is no form (none of ours takes files), 413 for more than forms have,
 * 400 for a name of groups or indices that no field has, and for a field that comes more often than it may. An unknown
 * plain name is left out: a browser's extension adds some, and a page from before a deployment has its own.
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

/** No more is taken apart than what a form may have. */
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

/** Whether a loader runs for the page that answers a form: Remix gives it a GET with the form's own headers. */
export const answersForm = (request: Request): boolean => request.headers.has('Content-Type');

/** A field's text, '' where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a program filled the form; a person's own filling-in tools may have done it too, so it is asked once more. */
export const isTrapped = (form: FormData): boolean => textOf(form, hiddenField.trap) !== '';
export const trapMessage = 'Não conseguimos confirmar o envio. Confira os dados e envie outra vez.';

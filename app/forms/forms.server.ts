import { hiddenField } from './hidden-fields';

/** Fields that a form of ours has, at most, and the characters of one. */
const maxFields = 100;
const maxFieldLength = 10_000;
/** Names by which conform takes orders from its own scripts; they mean nothing here and would be run. */
const reserved = ['__intent__', '__state__'];

/**
 * The texts of a posted form. What is no form, or has more or longer fields than any of ours, is answered with 400; files
 * are left out.
 */
export async function readForm(request: Request): Promise<FormData> {
  const posted = await request.formData().catch(() => null);
  if (!posted) throw new Response(null, { status: 400 });
  const form = new FormData();
  let count = 0;
  for (const [name, value] of posted) {
    count += 1;
    if (typeof value !== 'string' || reserved.includes(name)) continue;
    if (count > maxFields || name.length + value.length > maxFieldLength)
      throw new Response(null, { status: 400 });
    form.append(name, value);
  }
  return form;
}

/** Whether a loader runs for the page that answers a form: Remix gives it a GET with the form's own headers. */
export const answersForm = (request: Request): boolean => request.headers.has('Content-Type');

/** A field's text, '' where there is none or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a program filled the form; a person's own filling-in tools may have done it too, so it is asked once more. */
export const isTrapped = (form: FormData): boolean => textOf(form, hiddenField.trap) !== '';
export const trapMessage = 'Não conseguimos confirmar o envio. Confira os dados e envie outra vez.';

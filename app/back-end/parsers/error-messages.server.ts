import type { Fields } from './answer.server';
import { within } from './answer.server';
import { textOf } from './primitives.server';

type FieldMessage = [field: string, text: string]; // '' is the whole form

const maxLength = 300;
const maxTexts = 20;
const maxLevels = 6;
/** Their keys are fields, also those that are metadata elsewhere: `code`, `name`. */
const fieldMaps = new Set(['errors', 'erros', 'fieldErrors']);

/** English words that do not exist in Portuguese: the text is for programmers. */
const english =
  /(?<![\p{L}-])(the|is|are|was|been|has|have|must|should|cannot|not|with|this|that|your|you|please|invalid|valid|required|missing|field|already|exists?|taken|failed|error|expected|received|unexpected|unknown|at least|too|password|value|key|internal|server|request|unauthorized|forbidden|found|null|undefined|string|number|object|array|exception|format|characters?|phone|birth|date|duplicate|unique|violates|constraint|unprocessable|entity|and|or|of|be|an)(?![\p{L}-])/iu;
/** Code: identifiers, markup, error codes, stack traces. */
const internal = /[<>{}[\]\\`|=]|::|\w_\w|\w\.\w+\(|\bat \w+\.|https?:|\b[A-Z]{2,}\d{2,}\b|^[A-Z_\d]+$/;

export const isForPeople = (text: string): boolean =>
  text.length <= maxLength && /\p{L}/u.test(text) && !english.test(text) && !internal.test(text);

const textKeys = ['message', 'mensagem', 'msg', 'error', 'erro', 'detail', 'detalhe', 'description'];
const fieldKeys = ['field', 'campo', 'param', 'property', 'propertyPath', 'path', 'loc'];
/** Containers of fields, not field names. */
const around = new Set([
  ...['errors', 'erros', 'error', 'data', 'detail', 'details', 'issues', 'fieldErrors', 'formErrors'],
  ...['validation', 'violations', 'messages', 'body', 'message'],
]);
/** Keys of metadata, ignored at the top level. */
const aside =
  /^(status|status_?code|code|type|title|success|ok|timestamp|instance|trace|stack|exception|request_?id|retry_after|product|path|expected|received|value|rejectedValue|input|ctx|url|name|rule|keyword)$/i;

/** Error messages in any shape. Nested messages replace the object's own. */
export function errorMessagesOf(
  value: unknown,
  field = '',
  levels = maxLevels,
  isFieldMap = false,
): FieldMessage[] {
  const text = textOf(value);
  if (text !== null) return [[field, text]];
  if (levels === 0) return [];
  if (Array.isArray(value))
    return value.flatMap((item) => errorMessagesOf(item, field, levels - 1)).slice(0, maxTexts);
  const fields = within(value);
  const named = fieldOf(fields) ?? field;
  const below = Object.entries(fields).flatMap(([key, inner]) => {
    if (isOwnText(key, inner) || fieldKeys.includes(key)) return [];
    if (field === '' && aside.test(key) && !(isFieldMap && Array.isArray(inner))) return [];
    return errorMessagesOf(inner, around.has(key) ? named : lastPart(key), levels - 1, fieldMaps.has(key));
  });
  if (below.length > 0) return below.slice(0, maxTexts);
  const own = textKeys.map((key) => textOf(fields[key])).find((each) => each !== null);
  return own == null ? [] : [[named, own]];
}

const isOwnText = (key: string, inner: unknown) => textKeys.includes(key) && typeof inner === 'string';

function fieldOf(fields: Fields): string | null {
  const key = fieldKeys.find((each) => fields[each] !== undefined);
  const named = key && [fields[key]].flat().at(-1);
  return typeof named === 'string' ? lastPart(named) : null;
}

/** 'body.email' and 'data/attributes/email' are 'email'; a list index is no name. */
const lastPart = (name: string): string =>
  name
    .split(/[./[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .at(-1) ?? '';

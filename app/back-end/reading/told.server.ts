import type { Fields } from './answer.server';
import { within } from './answer.server';
import { textOf } from './values.server';

/** What a back end says of one field; '' is the whole. */
type Told = [field: string, text: string];

/** Longer than anything that is said to a person. */
const maxLength = 300;
const mostTexts = 20;
const mostLevels = 6;

/** Words of English that Portuguese does not have: a text with one of them was written for programmers. */
const english =
  /(?<![\p{L}-])(the|is|are|was|been|has|have|must|should|cannot|not|with|this|that|your|you|please|invalid|valid|required|missing|field|already|exists?|taken|failed|error|expected|received|unexpected|unknown|at least|too|password|value|key|internal|server|request|unauthorized|forbidden|found|null|undefined|string|number|object|array|exception|format|characters?|phone|birth|date|duplicate|unique|violates|constraint|unprocessable|entity|and|or|of|be|an)(?![\p{L}-])/iu;
/** Names, markup, codes and places in programs. */
const internal = /[<>{}[\]\\`|=]|::|\w_\w|\w\.\w+\(|\bat \w+\.|https?:|\b[A-Z]{2,}\d{2,}\b|^[A-Z_\d]+$/;

/** Whether a text of a back end may be shown to a person: Portuguese, as far as that can be told, and nothing of the inside. */
export const isForPeople = (text: string): boolean =>
  text.length <= maxLength && /\p{L}/u.test(text) && !english.test(text) && !internal.test(text);

const textKeys = ['message', 'mensagem', 'msg', 'error', 'erro', 'detail', 'detalhe', 'description'];
const fieldKeys = ['field', 'campo', 'param', 'property', 'propertyPath', 'path', 'loc'];
/** What stands around fields and is none. */
const around = new Set([
  ...['errors', 'erros', 'error', 'data', 'detail', 'details', 'issues', 'fieldErrors', 'formErrors'],
  ...['validation', 'violations', 'messages', 'body', 'message'],
]);
/** What says nothing to a person. */
const aside =
  /^(status|status_?code|code|type|title|success|ok|timestamp|instance|trace|stack|exception|request_?id|retry_after|product|path|expected|received|value|rejectedValue|input|ctx|url|name|rule|keyword)$/i;

/**
 * What a back end finds wrong, in whichever shape it says so: by field, as a list, as an object with a message, nested.
 * An object's own message counts where nothing below it says more.
 */
export function toldBy(value: unknown, field = '', levels = mostLevels): Told[] {
  const text = textOf(value);
  if (text !== null) return [[field, text]];
  if (levels === 0) return [];
  if (Array.isArray(value))
    return value.flatMap((item) => toldBy(item, field, levels - 1)).slice(0, mostTexts);
  const fields = within(value);
  const named = fieldOf(fields) ?? field;
  const below = Object.entries(fields).flatMap(([key, inner]) => {
    if (isOwnText(key, inner) || (field === '' && aside.test(key)) || fieldKeys.includes(key)) return [];
    return toldBy(inner, around.has(key) ? named : lastPart(key), levels - 1);
  });
  if (below.length > 0) return below.slice(0, mostTexts);
  const own = textKeys.map((key) => textOf(fields[key])).find((each) => each !== null);
  return own == null ? [] : [[named, own]];
}

const isOwnText = (key: string, inner: unknown) => textKeys.includes(key) && typeof inner === 'string';

/** The field that an object says it is about: 'email', 'body.email', ['body', 'email']. */
function fieldOf(fields: Fields): string | null {
  const key = fieldKeys.find((each) => fields[each] !== undefined);
  const named = key && [fields[key]].flat().at(-1);
  return typeof named === 'string' ? lastPart(named) : null;
}

/** 'body.email' and 'data/attributes/email' are the e-mail's; a place in a list names no field. */
const lastPart = (name: string): string =>
  name
    .split(/[./[\]]/)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .at(-1) ?? '';

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { maxBulk } from '@domain/staff/bulk';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { intentField } from '../admin-links';
import { contactsHref, contactsQuery, readContactFilters } from '../contacts/contacts-list';
import { adminForms } from '../forms';
import { done, notTakenReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { bulkIntents, chosenField, scopeField, scopes, typedField, versionFields } from './bulk-fields';
import { doneSentence, filterText, previewView } from './bulk-view';

const { contactBulk } = adminForms;

/** What the address names. */
function chosenIn({ url }: Request) {
  const params = new URL(url).searchParams;
  const filters = readContactFilters(params);
  const isFound = params.get(scopeField) === scopes.found;
  const texts = isFound ? [] : [...new Set(params.getAll(chosenField))];
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).slice(0, maxBulk);
  return { filters, isFound, ids: ids.map(Number) };
}

export const bulkData = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.write', async ({ staff, session: { grants } }) => {
    const { filters, isFound, ids } = chosenIn(args.request);
    const { total, responsibles } = await staff.contacts(contactsQuery({ ...filters, page: 1 }));
    return {
      ...{ count: isFound ? total : ids.length, list: contactsHref(filters) },
      about: isFound ? filterText(filters) : 'Os que você escolheu na lista.',
      responsibles: responsibles.map(({ kind, id, name }) => [`${kind}:${id}`, name] as const),
      seesActs: grants['audit.read'] !== undefined,
    };
  });

interface Posted {
  staff: Member['staff'];
  isOwn: boolean;
  typed: FormData;
  request: Request;
  log: ActionFunctionArgs['context']['log'];
}

const declared = [contactBulk, intentField, typedField, ...versionFields];

/** Shows what would change; then changes what is still as it was shown. */
export const bulkAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'contacts.write', declared, async ({ staff, session: { grants }, typed }) => {
    const isOwn = grants['contacts.write'] === 'own';
    const posted = { staff, typed, isOwn, request: args.request, log: args.context.log };
    const intent = textOf(typed, intentField);
    if (intent === bulkIntents.preview) return previewReply(posted);
    if (intent === bulkIntents.change) return change(posted);
    throw new Response(null, { status: 400 });
  });

/** @param failed why the bulk of the preview before was refused */
async function previewReply(
  { staff, typed, request, log }: Posted,
  failed?: { text: string; status: number },
) {
  const { filters, isFound, ids } = chosenIn(request);
  const { page: _page, sort: _sort, ...filter } = contactsQuery(filters);
  const contacts = isFound ? { filter } : { ids };
  const { notTaken, answer } = await submitForm(contactBulk, typed, {
    send: (changes) => staff.previewBulk({ contacts, changes }),
    log,
  });
  if (notTaken) return notTakenReply(notTaken);
  const names = ['responsible', 'note', 'state', 'state_reason', 'remind_on'];
  const fields = names.map((name) => [name, textOf(typed, name)] as const);
  const preview = { ...previewView(answer, clock.now()), fields, failed: failed?.text };
  return data({ preview }, { status: failed?.status ?? 200 });
}

async function change(posted: Posted) {
  const { staff, typed, isOwn, request, log } = posted;
  const versions = versionFields.map((name) => textOf(typed, name)).join('');
  const number = Number(textOf(typed, typedField).replace(/\./g, '') || NaN);
  const { notTaken, answer } = await submitForm(contactBulk, typed, {
    send: (changes) =>
      staff.changeInBulk({ versions, changes, typed: Number.isSafeInteger(number) ? number : null }),
    log,
  });
  if (notTaken) {
    const text = notTaken.messages[0];
    return text === undefined
      ? notTakenReply(notTaken)
      : previewReply(posted, { text, status: notTaken.status === 422 ? 400 : notTaken.status });
  }
  const text = doneSentence(answer, clock.now());
  // What a broker has given back is not his to take back.
  const act = isOwn && textOf(typed, 'responsible') !== '' ? null : answer.act;
  return done(contactsHref(chosenIn(request).filters), text, { act, records: answer.changed });
}

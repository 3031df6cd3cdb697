import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { contactView } from './contact-view';
import { contactList, contactsQuery, readContactFilters } from './contacts-list';

/** `list` null: the back end did not answer. */
export const contactsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.read', async ({ staff, session: { grants } }) => {
    const filters = readContactFilters(new URL(args.request.url).searchParams);
    const answer = await orNull(staff.contacts(contactsQuery(filters)), args.context.log);
    return {
      filters,
      list: answer && contactList(answer, clock.now()),
      hasOwnAlone: grants['contacts.read'] === 'own',
      canWrite: grants['contacts.write'] !== undefined,
      canExport: grants['people.export'] !== undefined,
      canNoteRequest: grants['people.note'] !== undefined,
      canReadRules: grants['distribution.read'] !== undefined,
    };
  });

/** @throws 404 */
export function contactIdOf({ params }: LoaderFunctionArgs | ActionFunctionArgs): number {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}

/** `contact` is the answer, for the panels; `view` its texts. */
export const contactData = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.read', async ({ staff, session: { grants } }) => {
    const contact = await staff.contact(contactIdOf(args));
    return {
      ...{ contact, view: contactView(contact, clock.now(), grants) },
      canWrite: grants['contacts.write'] !== undefined,
      canNoteRequest: grants['people.note'] !== undefined,
    };
  });

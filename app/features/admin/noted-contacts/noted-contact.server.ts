import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { orNull } from '~/back-end/or-null.server';
import { newKey } from '~/forms/new-key.browser';
import { submitForm } from '~/forms/submit-form.server';
import { adminLinks } from '../admin-links';
import { contactsQuery, readContactFilters } from '../contacts/contacts-list';
import { adminForms } from '../forms';
import { done, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';

/** `responsibles` null: a broker answers what it notes. */
export const notedContactData = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.write', async ({ staff, session: { grants } }) => {
    const key = newKey();
    if (grants['contacts.write'] === 'own') return { key, responsibles: null };
    const filters = readContactFilters(new URLSearchParams());
    const answer = await orNull(staff.contacts(contactsQuery(filters)), args.context.log);
    const responsibles = answer?.responsibles ?? [];
    return { key, responsibles: responsibles.map(({ kind, id, name }) => [`${kind}:${id}`, name] as const) };
  });

export const notedContactAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'contacts.write', [adminForms.notedContact], async ({ staff, typed }) => {
    const { notTaken, answer } = await submitForm(adminForms.notedContact, typed, {
      send: staff.noteContactByHand,
      log: args.context.log,
    });
    if (notTaken) return notTakenReply(notTaken);
    return done(adminLinks.contact(answer.id), `Contato anotado, protocolo ${answer.protocol}.`);
  });

/** Nothing to see at the address of the button. */
export const retryPage = (args: LoaderFunctionArgs) =>
  asMember(args, 'contacts.write', async () => {
    throw redirect(adminLinks.contact(idIn(args.params.id)));
  });

/** 'Tentar agora': pressed twice it queues the delivery once. */
export const retryAction = (args: ActionFunctionArgs) =>
  asMember(args, 'contacts.write', async ({ staff }) => {
    const [contact, delivery] = [idIn(args.params.id), idIn(args.params.entrega)];
    const { is_queued: isQueued } = await staff.retryDelivery(contact, delivery);
    const text = isQueued
      ? 'Entrega na fila. Ela sai em instantes.'
      : 'Nada a tentar: a entrega está na fila, já chegou, ou o destino não existe mais.';
    return done(adminLinks.contact(contact), text);
  });

function idIn(text: string | undefined): number {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) throw new Response(null, { status: 404 });
  return Number(text);
}

/** Passes the back end's stream on. */
export const contactsCsv = (args: LoaderFunctionArgs) =>
  asMember(args, 'people.export', async ({ staff }) => {
    const { searchParams } = new URL(args.request.url);
    const stream = await staff.contactsCsv(contactsQuery(readContactFilters(searchParams)));
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="contatos.csv"',
      },
    });
  });

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { answerAction } from '~/features/admin/answering/answer.server';
import { AnswerPanel, NotePanel, StatePanel, StepPanel } from '~/features/admin/answering/answer-panels';
import type { AnswerReply } from '~/features/admin/answering/contact-fields';
import { Conflict } from '~/features/admin/conflict/conflict';
import { ContactRecord } from '~/features/admin/contacts/contact-record';
import { contactData, contactIdOf } from '~/features/admin/contacts/contacts.server';
import { RequestLink } from '~/features/admin/noted-contacts/contact-actions';
import { RetryButton } from '~/features/admin/noted-contacts/retry-button';
import { Panel } from '~/features/admin/record/panel';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Contato · Mesa');
export const loader = (args: LoaderFunctionArgs) => contactData(args);
export const action = (args: ActionFunctionArgs) => answerAction(args, contactIdOf(args));

export default function Contact() {
  const { contact, view, canWrite, canNoteRequest } = useLoaderData<typeof loader>();
  const reply = useActionData() as AnswerReply | undefined;
  const { id, name, notes } = contact;
  if (reply?.conflict)
    return <Conflict {...reply.conflict} what="este contato" href={adminLinks.contact(id)} name={name} />;
  const panel = { contact, reply };
  return (
    <ContactRecord
      contact={contact}
      view={view}
      retryOf={canWrite ? (delivery) => <RetryButton contact={contact} delivery={delivery} /> : undefined}
      answering={<AnswerPanel {...panel} view={view} key={id} />}
    >
      <StatePanel {...panel} key={`estado ${id}`} />
      <StepPanel {...panel} key={`passo ${id}`} />
      <NotePanel {...panel} key={`nota ${id} ${notes[0]?.id}`} />
      <Panel id="dados" title="Dados pessoais">
        <p className="suave">{view.readers}</p>
        {canNoteRequest && <RequestLink protocol={contact.protocol} />}
      </Panel>
    </ContactRecord>
  );
}

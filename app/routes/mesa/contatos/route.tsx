import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { takeAction } from '~/features/admin/answering/answer.server';
import { ContactList } from '~/features/admin/contacts/contacts-page';
import { ContactActions } from '~/features/admin/noted-contacts/contact-actions';
import { contactsData } from '~/features/admin/contacts/contacts.server';
import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Contatos · Mesa');
export const loader = (args: LoaderFunctionArgs) => contactsData(args);
export const action = (args: ActionFunctionArgs) => takeAction(args);

export default function Contacts() {
  const { filters, list, hasOwnAlone, canWrite, ...can } = useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | null | undefined;
  const action = <ContactActions filters={filters} canWrite={canWrite} {...can} />;
  return (
    <>
      <FieldError id="contatos-envio" error={reply?.failed} />
      <ContactList
        filters={filters}
        list={list}
        hasOwnAlone={hasOwnAlone}
        canWrite={canWrite}
        action={action}
      />
    </>
  );
}

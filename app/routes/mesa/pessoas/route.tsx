import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { PeopleList } from '~/features/admin/people/people-page';
import { peopleAction, peopleData } from '~/features/admin/people/people.server';
import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Pessoas · Mesa');
export const loader = (args: LoaderFunctionArgs) => peopleData(args);
export const action = (args: ActionFunctionArgs) => peopleAction(args);

/** The team and its invitations. */
export default function People() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | null | undefined;
  return (
    <>
      <FieldError id="pessoas-envio" error={reply?.failed} />
      <PeopleList
        {...data}
        action={
          data.canInvite && (
            <a className="bt bt--1" href={adminLinks.invite()}>
              <Icon name="plus" small />
              Convidar
            </a>
          )
        }
      />
    </>
  );
}

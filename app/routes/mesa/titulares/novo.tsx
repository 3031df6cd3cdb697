import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '~/features/admin/admin-links';
import { newRequestAction, newRequestData } from '~/features/admin/data-requests/requests.server';
import { adminForms } from '~/features/admin/forms';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Pedido do titular · Mesa');
export const loader = (args: LoaderFunctionArgs) => newRequestData(args);
export const action = (args: ActionFunctionArgs) => newRequestAction(args);

/** Notes who asks for the own data, and since when. The person is in the form's body, never in an address. */
export default function NewDataRequest() {
  const { today, protocol, canAnswer } = useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | undefined;
  const form = useForm(adminForms.dataRequest, {
    ...{ action: adminLinks.newDataRequest(), reply },
    known: { person: protocol, requested_on: today },
  });
  return (
    <>
      <a className="elo mvolta" href={canAnswer ? adminLinks.dataRequests() : adminLinks.contacts()}>
        <Icon name="previous" small />
        {canAnswer ? 'Pedidos de titulares' : 'Contatos'}
      </a>
      <div className="porta">
        <h1>{canAnswer ? 'Tratar pedido do titular' : 'Anotar pedido do titular'}</h1>
        <p className="suave">
          De quem pede acesso aos próprios dados, ou que sejam apagados. O acesso tem até 15 dias desde o
          pedido; a exclusão é imediata.
          {!canAnswer && ' Quem responde é a Direção ou a Operação.'}
        </p>
        <FormLayout
          form={form}
          hasSummary={false}
          submit={
            <SubmitButton pending={form.pending}>
              {canAnswer ? 'Procurar a pessoa' : 'Anotar o pedido'}
            </SubmitButton>
          }
        >
          <TextField {...form.field('person')} />
          <TextField {...form.field('requested_on')} max={today} />
        </FormLayout>
      </div>
    </>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { requestFacts } from '~/features/admin/data-requests/request-facts';
import {
  AccessPanel,
  ErasurePanel,
  Obligations,
  type RequestReply,
} from '~/features/admin/data-requests/request-panels';
import { requestAction, requestData } from '~/features/admin/data-requests/request.server';
import { Panel } from '~/features/admin/record/panel';
import { Record } from '~/features/admin/record/record';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Pedido de titular · Mesa');
export const loader = (args: LoaderFunctionArgs) => requestData(args);
export const action = (args: ActionFunctionArgs) => requestAction(args);

/** A person's request: what is stored, export, erasure. */
export default function DataRequest() {
  const request = useLoaderData<typeof loader>();
  const reply = useActionData() as RequestReply;
  const { id, person, due, isOpen, canErase, obligations } = request;
  return (
    <Record
      title={person ?? 'Pessoa apagada'}
      lead={due}
      back={{ label: 'Pedidos de titulares', href: adminLinks.dataRequests() }}
      facts={requestFacts(request)}
      history={null}
    >
      {person !== null && <AccessPanel id={id} isOpen={isOpen} reply={reply} />}
      {person !== null && canErase && <ErasurePanel id={id} obligations={obligations} reply={reply} />}
      {person === null && (
        <Panel id="continua" title="O que continua guardado">
          <Obligations rows={obligations} />
        </Panel>
      )}
    </Record>
  );
}

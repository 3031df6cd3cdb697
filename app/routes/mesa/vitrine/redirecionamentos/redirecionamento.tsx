import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { redirectAction, redirectData } from '~/features/admin/redirects/redirect.server';
import { ChangePanel, RemovePanel, type RedirectReply } from '~/features/admin/redirects/redirect-panels';
import { Panel } from '~/features/admin/record/panel';
import { Record } from '~/features/admin/record/record';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Redirecionamento · Mesa');
export const loader = (args: LoaderFunctionArgs) => redirectData(args);
export const action = (args: ActionFunctionArgs) => redirectAction(args);

export default function Redirect() {
  const { id, from, to, end, status, when, origin, fields, history } = useLoaderData<typeof loader>();
  const reply = useActionData() as RedirectReply;
  return (
    <Record
      title={from}
      back={{ label: 'Redirecionamentos', href: adminLinks.showcaseRedirects() }}
      facts={[
        ['Leva a', fields ? to : 'nada: foi tirado'],
        ...(end ? [['Termina em', end] as const] : []),
        ['Tipo', status],
        ['Mudado', when],
        ...(origin ? [['Origem', 'redirects.txt'] as const] : []),
        [
          'Conferir',
          <a
            className="mlink"
            href={adminLinks.followAddress(from.replace(/\/\*$/, '/qualquer'))}
            key="conferir"
          >
            Para onde leva
          </a>,
        ],
      ]}
      history={history}
    >
      {fields ? (
        <>
          <ChangePanel {...{ id, fields, reply }} key={fields.was} />
          <RemovePanel {...{ id, reply }} />
        </>
      ) : (
        <Panel id="tirado" title="Foi tirado">
          <p className="suave">Desfaça no histórico, ou faça um novo com o mesmo endereço.</p>
          <a className="bt bt--2" href={adminLinks.newRedirect()}>
            Novo redirecionamento
          </a>
        </Panel>
      )}
    </Record>
  );
}

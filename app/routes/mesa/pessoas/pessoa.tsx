import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import { type PersonReply, RemovePanel, RolePanel } from '~/features/admin/people/person-panels';
import { personAction, personData } from '~/features/admin/people/person.server';
import { Panel } from '~/features/admin/record/panel';
import { Record } from '~/features/admin/record/record';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Pessoa · Mesa');
export const loader = (args: LoaderFunctionArgs) => personData(args);
export const action = (args: ActionFunctionArgs) => personAction(args);

export default function Person() {
  const { id, name, role, isSelf, history, ...person } = useLoaderData<typeof loader>();
  const reply = useActionData() as PersonReply;
  if (reply?.conflict)
    return (
      <Conflict {...reply.conflict} what="o papel desta pessoa" href={adminLinks.person(id)} name={name} />
    );
  return (
    <Record
      title={name}
      lead={isSelf ? 'Você' : undefined}
      back={{ label: 'Pessoas', href: adminLinks.people() }}
      facts={[
        ['E-mail', person.email],
        ['Papel', person.roleName],
        ['Pode', person.scope],
        ['Na equipe desde', person.joined],
        ['Último acesso', person.lastUse],
        ['Segundo fator', person.hasFactor ? 'cadastrado' : 'ainda não'],
      ]}
      history={history}
    >
      {isSelf ? (
        <Panel id="papel" title="Papel">
          <p className="suave">Ninguém muda o próprio papel.</p>
        </Panel>
      ) : (
        person.canChangeRole && <RolePanel id={id} role={role} reply={reply} key={role} />
      )}
      {person.canRemove && <RemovePanel {...{ id, name, reply }} succession={person.succession} />}
    </Record>
  );
}

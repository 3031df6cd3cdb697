import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { creciText } from '@domain/brokerage/creci-text';
import { counted } from '@domain/kernel/counts';
import { adminLinks } from '~/features/admin/admin-links';
import { brokerAction, brokerData } from '~/features/admin/brokers/broker.server';
import { type BrokerReply, readOnlyTexts, sourceNames } from '~/features/admin/brokers/broker-fields';
import { BrokerPanel } from '~/features/admin/brokers/broker-panel';
import { Conflict } from '~/features/admin/conflict/conflict';
import { breakable } from '~/features/admin/layout/breakable';
import { Panel } from '~/features/admin/record/panel';
import { Record } from '~/features/admin/record/record';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Corretor · Mesa');
export const loader = (args: LoaderFunctionArgs) => brokerData(args);
export const action = (args: ActionFunctionArgs) => brokerAction(args);

export default function Broker() {
  const { id, slug, fields, canWrite, succession, history, ...broker } = useLoaderData<typeof loader>();
  const reply = useActionData() as BrokerReply | undefined;
  const { name, creci, phone, email, linkedin, cv, active } = fields;
  if (reply?.conflict)
    return <Conflict {...reply.conflict} what="este corretor" href={adminLinks.broker(id)} name={name} />;
  return (
    <Record
      title={name}
      back={{ label: 'Corretores', href: adminLinks.brokers() }}
      facts={[
        ['CRECI', creciText(creci)],
        ['Telefone', phone ?? 'sem telefone'],
        ['E-mail', email ?? 'sem e-mail'],
        [
          'LinkedIn',
          linkedin ? (
            <a className="mlink" href={linkedin}>
              {breakable(linkedin)}
            </a>
          ) : (
            'sem LinkedIn'
          ),
        ],
        [
          'No site',
          active ? (
            <a className="mlink" href={links.broker(slug)}>
              {links.broker(slug)}
            </a>
          ) : (
            'não'
          ),
        ],
        ['Imóveis', counted(broker.properties, 'imóvel', 'imóveis')],
        ['Segmento', broker.segment ?? 'nenhum'],
        ['Equipe', broker.team ?? 'nenhuma'],
        ['Texto', cv ?? 'nenhum'],
        ['Origem', sourceNames[broker.source]],
      ]}
      history={history}
    >
      {canWrite ? (
        <BrokerPanel {...{ id, fields, succession, reply }} key={JSON.stringify(fields)} />
      ) : (
        <Panel id="dados" title="Só leitura">
          <p className="suave">{readOnlyTexts[broker.source]}</p>
        </Panel>
      )}
    </Record>
  );
}

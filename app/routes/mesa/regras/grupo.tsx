import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { GroupForm } from '~/features/admin/distribution/group-form';
import { MembersPanel, OrderPanel, RemoveGroupPanel } from '~/features/admin/distribution/group-panels';
import { groupAction, groupData } from '~/features/admin/distribution/group.server';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { RecordSection } from '~/features/admin/record/record';
import { RecordHistory } from '~/features/admin/record/record-history';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Grupo · Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => groupData(args);
export const action = (args: ActionFunctionArgs) => groupAction(args);

export default function Group() {
  const { id, sentence, order, fields, people, members, history } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  const href = adminLinks.ruleGroup(id);
  if (reply?.conflict) return <Conflict {...reply.conflict} what="este grupo" href={href} name="Grupo" />;
  return (
    <RuleFrame title="Grupo" sentence={sentence}>
      <div className="dupla-m">
        <div className="mfatos">
          <GroupForm
            action={href}
            fields={fields}
            people={people}
            reply={reply?.intent ? undefined : reply}
            submit="Salvar"
            key={JSON.stringify(fields)}
          />
        </div>
        <div className="mlados">
          <MembersPanel members={members} />
          <OrderPanel id={id} order={order} />
          <RemoveGroupPanel id={id} reply={reply} />
        </div>
        {history && (
          <RecordSection title="Histórico">
            <RecordHistory rows={history} />
          </RecordSection>
        )}
      </div>
    </RuleFrame>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { GroupForm } from '~/features/admin/distribution/group-form';
import { newGroupAction, newGroupData } from '~/features/admin/distribution/group.server';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Criar grupo · Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => newGroupData(args);
export const action = (args: ActionFunctionArgs) => newGroupAction(args);

export default function NewGroup() {
  const { people } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  return (
    <RuleFrame title="Criar grupo">
      <div className="mlargo">
        <GroupForm
          action={adminLinks.newRuleGroup()}
          fields={null}
          people={people}
          reply={reply}
          submit="Criar grupo"
        />
      </div>
    </RuleFrame>
  );
}

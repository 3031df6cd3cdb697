import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { MemberForm } from '~/features/admin/distribution/member-form';
import { groupMemberAction, groupMemberData } from '~/features/admin/distribution/member.server';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Peso e horário · Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => groupMemberData(args);
export const action = (args: ActionFunctionArgs) => groupMemberAction(args);

export default function GroupMember() {
  const { group, person, name, weight, hours, members } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  const href = adminLinks.groupMember(group, person);
  if (reply?.conflict) return <Conflict {...reply.conflict} what="este grupo" href={href} name={name} />;
  const back =
    group === null
      ? { label: 'Todos os outros', href: adminLinks.generalRotation() }
      : { label: 'Grupo', href: adminLinks.ruleGroup(group) };
  return (
    <RuleFrame title={name} back={back}>
      <div className="porta">
        <MemberForm
          action={href}
          weight={weight}
          hours={hours}
          members={members}
          reply={reply}
          key={JSON.stringify(members)}
        />
      </div>
    </RuleFrame>
  );
}

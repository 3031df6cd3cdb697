import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { GeneralForm } from '~/features/admin/distribution/general-form';
import { generalAction, generalData } from '~/features/admin/distribution/general.server';
import { MembersPanel } from '~/features/admin/distribution/group-panels';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Todos os outros · Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => generalData(args);
export const action = (args: ActionFunctionArgs) => generalAction(args);

export default function General() {
  const { sentence, fields, people, members } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  const href = adminLinks.generalRotation();
  if (reply?.conflict)
    return <Conflict {...reply.conflict} what="esta frase" href={href} name="Todos os outros" />;
  return (
    <RuleFrame title="Todos os outros" sentence={sentence}>
      <div className="dupla-m">
        <div className="mfatos">
          <GeneralForm fields={fields} people={people} reply={reply} key={JSON.stringify(fields)} />
        </div>
        <div className="mlados">
          <MembersPanel members={members} />
        </div>
      </div>
    </RuleFrame>
  );
}

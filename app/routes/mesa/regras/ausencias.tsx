import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { AbsenceForm, AbsenceList } from '~/features/admin/distribution/absences-panels';
import { absencesAction, absencesData } from '~/features/admin/distribution/absences.server';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { FieldError } from '~/forms/field';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Ausências · Mesa');
export const loader = (args: LoaderFunctionArgs) => absencesData(args);
export const action = (args: ActionFunctionArgs) => absencesAction(args);

export default function Absences() {
  const { rows, people, today, isOwn } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  return (
    <RuleFrame
      title={isOwn ? 'Minhas ausências' : 'Ausências'}
      back={isOwn ? { label: 'Hoje', href: adminLinks.today() } : undefined}
    >
      {people.length > 0 ? (
        <div className="porta">
          <AbsenceForm {...{ people, today, isOwn }} reply={reply?.intent ? undefined : reply} />
        </div>
      ) : (
        <p className="suave">Você não recebe contatos novos.</p>
      )}
      <AbsenceList rows={rows} isOwn={isOwn} />
      <FieldError id="ausencias-envio" error={reply?.intent ? reply.failed : undefined} />
    </RuleFrame>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { Conflict } from '~/features/admin/conflict/conflict';
import type { RuleReply } from '~/features/admin/distribution/distribution-fields';
import { RuleFrame } from '~/features/admin/distribution/rule-frame';
import { LastResortForm, RuleForm } from '~/features/admin/distribution/rule-forms';
import { ruleAction, ruleData } from '~/features/admin/distribution/rule.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Frase · Quem atende · Mesa');
export const loader = (args: LoaderFunctionArgs) => ruleData(args);
export const action = (args: ActionFunctionArgs) => ruleAction(args);

export default function Rule() {
  const { slug, rule, number, sentence, fields, people } = useLoaderData<typeof loader>();
  const reply = useActionData() as RuleReply | undefined;
  const name = `Frase ${number}`;
  if (reply?.conflict)
    return <Conflict {...reply.conflict} what="esta frase" href={adminLinks.rule(slug)} name={name} />;
  const form = { action: adminLinks.rule(slug), fields, reply };
  return (
    <RuleFrame title={name} sentence={sentence}>
      <div className="porta">
        {rule === 'last' ? (
          <LastResortForm {...form} people={people} key={JSON.stringify(fields)} />
        ) : (
          <RuleForm {...form} rule={rule} key={JSON.stringify(fields)} />
        )}
      </div>
    </RuleFrame>
  );
}

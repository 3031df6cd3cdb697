import type { FormReply } from '~/forms/form-reply';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import type { ConflictView } from '../conflict/conflict-view';
import { adminForms, roleOptions } from '../forms';
import { Panel } from '../record/panel';
import { type Succession, SuccessorField } from '../succession/successor-field';
import { personIntents } from './person-intents';

export type PersonReply = (FormReply & { intent: string; conflict?: ConflictView }) | undefined;

interface PanelProps {
  id: number;
  reply: PersonReply;
}

/** `was`: of two people who change it at once the second chooses between both. */
export function RolePanel({ id, role, reply }: PanelProps & { role: string }) {
  const form = useForm(adminForms.role, {
    action: adminLinks.person(id),
    reply: reply?.intent === personIntents.role ? reply : undefined,
    known: { role },
  });
  return (
    <Panel id="papel" title="Mudar papel">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar papel</SubmitButton>}
      >
        <input type="hidden" name={intentField} value={personIntents.role} />
        <input type="hidden" name="was" value={role} />
        <SelectField {...form.field('role')} options={roleOptions} />
      </FormLayout>
      <p className="nota mnota">
        As sessões abertas da pessoa acabam na hora. A Vitrine não atende contatos: os que estão em aberto vão
        para quem fica com os que ninguém assume.
      </p>
    </Panel>
  );
}

export function RemovePanel({
  id,
  name,
  succession,
  reply,
}: PanelProps & { name: string; succession: Succession }) {
  const failed = reply?.intent === personIntents.remove ? reply.failed : undefined;
  return (
    <Panel id="saida" title="Saída">
      <details open={failed !== undefined}>
        <summary className="elo">Remover da equipe</summary>
        <form className="form" method="post" action={adminLinks.person(id)}>
          <input type="hidden" name={intentField} value={personIntents.remove} />
          <p className="suave">
            {name} deixa de entrar na Mesa na hora, e os convites que enviou deixam de valer. O que fez
            continua no registro. Para voltar, só com outro convite.
          </p>
          {succession && <SuccessorField id="saida-sucessor" {...succession} />}
          <button className="bt bt--2 perigo">Remover agora</button>
          <FieldError id="saida-envio" error={failed} />
        </form>
      </details>
    </Panel>
  );
}

import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import { Panel } from '../record/panel';
import { redirectForms, removeIntent, statusOptions } from './redirect-forms';

export type RedirectReply = (FormReply & { intent?: string; was?: string }) | undefined;

interface PanelProps {
  id: number;
  fields: { to: string; status: string; was: string };
  reply: RedirectReply;
}

export function ChangePanel({ id, fields, reply }: PanelProps) {
  const form = useForm(redirectForms.change, {
    action: adminLinks.redirect(id),
    reply: reply?.intent ? undefined : reply,
    known: fields,
  });
  return (
    <Panel id="redirecionamento" title="Mudar">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
      >
        <input type="hidden" name="was" value={reply?.was ?? fields.was} />
        <TextField {...form.field('to')} help="Um caminho deste site, ou um endereço https:// inteiro." />
        <SelectField {...form.field('status')} options={statusOptions} />
      </FormLayout>
    </Panel>
  );
}

export const RemovePanel = ({ id, reply }: Omit<PanelProps, 'fields'>) => (
  <Panel id="tirar" title="Tirar">
    <p className="suave">O endereço antigo volta a ser o que o site faz dele.</p>
    <form className="form" method="post" action={adminLinks.redirect(id)}>
      <FieldError id="tirar-envio" error={reply?.intent ? reply.failed : undefined} />
      <button className="bt bt--2" name={intentField} value={removeIntent}>
        Tirar redirecionamento
      </button>
    </form>
  </Panel>
);

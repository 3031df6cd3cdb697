import type { StaffBrokerFields } from '@contract/staff-brokers';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks } from '../admin-links';
import { adminForms } from '../forms';
import { Panel } from '../record/panel';
import { type Succession, SuccessorField } from '../succession/successor-field';
import { type BrokerReply, wasField } from './broker-fields';

interface BrokerPanelProps {
  id: number;
  fields: StaffBrokerFields;
  succession: Succession;
  reply: BrokerReply | undefined;
}

const texts = ['name', 'creci', 'phone', 'email', 'linkedin'] as const;
const activeOptions = [
  ['sim', 'Sim'],
  ['nao', 'Não'],
] as const;

/** After a refusal `was` is still what the form has read first. */
export function BrokerPanel({ id, fields, succession, reply }: BrokerPanelProps) {
  const form = useForm(adminForms.broker, {
    action: adminLinks.broker(id),
    reply,
    known: { ...fields, active: fields.active ? 'sim' : 'nao', successor: succession?.options[0]?.[0] },
  });
  return (
    <Panel id="dados" title="Mudar os dados">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
      >
        <input type="hidden" name={wasField} value={JSON.stringify(reply?.was ?? fields)} />
        {texts.map((name) => (
          <TextField {...form.field(name)} key={name} />
        ))}
        <TextArea {...form.field('cv')} />
        <SelectField {...form.field('active')} options={activeOptions} />
        {succession && (
          <SuccessorField
            {...form.field('successor')}
            {...succession}
            help="Só quando o corretor sai do site."
          />
        )}
      </FormLayout>
      <p className="nota mnota">
        Fora do site, o corretor não tem página, não aparece nos imóveis nem recebe contatos.
      </p>
    </Panel>
  );
}

import type { RuleFields } from '@contract/staff-distribution';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { distributionForms } from './distribution-forms';
import { type RuleReply, wasField } from './distribution-fields';
import { onOff } from './rule-fields';
import type { PagedRule } from './rule-pages';

interface RuleFormProps {
  action: string;
  fields: RuleFields;
  reply: RuleReply | undefined;
}

const readValues = ({ order: _, ...fields }: RuleFields, reply: RuleReply | undefined) =>
  JSON.stringify(reply?.was ?? fields);

/** A rule without members: whether it holds, and for how many days somebody is known. */
export function RuleForm({
  action,
  fields,
  reply,
  rule,
}: RuleFormProps & { rule: Exclude<PagedRule, 'last'> }) {
  const form = useForm(distributionForms.rule, {
    ...{ action, reply },
    known: { enabled: fields[rule] ? 'sim' : 'nao', known_days: String(fields.known_days) },
  });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
    >
      <input type="hidden" name={wasField} value={readValues(fields, reply)} />
      <SelectField {...form.field('enabled')} options={onOff('Vale', 'Desligada')} />
      {rule === 'known' && <TextField {...form.field('known_days')} />}
    </FormLayout>
  );
}

export function LastResortForm({
  action,
  fields,
  reply,
  people,
}: RuleFormProps & { people: readonly (readonly [string, string])[] }) {
  const form = useForm(distributionForms.lastResort, {
    ...{ action, reply, known: { last_resort: fields.last_resort ?? '' } },
  });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
    >
      <input type="hidden" name={wasField} value={readValues(fields, reply)} />
      <SelectField
        {...form.field('last_resort')}
        options={[['', 'A primeira pessoa da Direção'], ...people]}
        help="Fica com o contato que duas pessoas não assumiram, e com o que não serve a ninguém."
      />
    </FormLayout>
  );
}

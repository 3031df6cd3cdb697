import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import type { Hours } from '@domain/leads/distribution/distribution-rules';
import { distributionForms } from './distribution-forms';
import { hourValues, type RuleReply, wasField } from './distribution-fields';
import { HourFields } from './rule-fields';

interface MemberFormProps {
  action: string;
  weight: number;
  hours: Hours | null;
  /** Of the whole group: the value that the form read. */
  members: readonly object[];
  reply: RuleReply | undefined;
}

const weights = Array.from({ length: 10 }, (_, index) => {
  const weight = String(index + 1);
  return [weight, index === 0 ? '1, como os outros' : weight] as const;
});

export function MemberForm({ action, weight, hours, members, reply }: MemberFormProps) {
  const form = useForm(distributionForms.member, {
    ...{ action, reply, known: { weight: String(weight), ...hourValues(hours) } },
  });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
    >
      <input type="hidden" name={wasField} value={JSON.stringify(reply?.was ?? members)} />
      <SelectField
        {...form.field('weight')}
        options={weights}
        help="Com 2, recebe dois contatos a cada um dos outros."
      />
      <HourFields form={form} help="Quando a pessoa recebe. Nada marcado: sempre." />
    </FormLayout>
  );
}

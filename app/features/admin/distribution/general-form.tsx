import type { StaffGeneralBody } from '@contract/staff-distribution';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks } from '../admin-links';
import { distributionForms } from './distribution-forms';
import { hourValues, type RuleReply, wasField } from './distribution-fields';
import { ChecksField, HourFields, onOff } from './rule-fields';

type Fields = { [Name in keyof Required<StaffGeneralBody>]: NonNullable<StaffGeneralBody[Name]>['was'] };

interface GeneralFormProps {
  fields: Fields;
  people: readonly { value: string; label: string }[];
  reply: RuleReply | undefined;
}

export function GeneralForm({ fields, people, reply }: GeneralFormProps) {
  const { enabled, everybody, hours, members } = fields;
  const form = useForm(distributionForms.general, {
    ...{ action: adminLinks.generalRotation(), reply },
    known: {
      ...{ enabled: enabled ? 'sim' : 'nao', everybody: everybody ? 'sim' : 'nao', ...hourValues(hours) },
      members: everybody ? [] : members.map(({ person }) => person),
    },
  });
  return (
    <FormLayout form={form} submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}>
      <input type="hidden" name={wasField} value={JSON.stringify(reply?.was ?? fields)} />
      <SelectField
        {...form.field('everybody')}
        options={onOff('Todos os corretores, um de cada vez', 'Só quem eu marcar')}
      />
      <ChecksField
        {...form.field('members')}
        help="Vale se você escolheu “Só quem eu marcar”."
        options={people}
        selected={form.typedList('members')}
        isLong
      />
      <HourFields form={form} help="Quando esta frase vale. Nada marcado: sempre." />
      <SelectField {...form.field('enabled')} options={onOff('Vale', 'Desligada')} />
    </FormLayout>
  );
}

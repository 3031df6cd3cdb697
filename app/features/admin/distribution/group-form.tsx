import { contactOriginNames } from '@domain/leads/portals';
import type { StaffGroupBody } from '@contract/staff-distribution';
import { formatNumber } from '@domain/kernel/money';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import { MoneyField } from '~/forms/money-field';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { distributionForms } from './distribution-forms';
import { hourValues, type RuleReply, wasField } from './distribution-fields';
import { ChecksField, HourFields, onOff } from './rule-fields';

type Fields = { [Name in keyof Required<StaffGroupBody>]: NonNullable<StaffGroupBody[Name]>['was'] };

interface GroupFormProps {
  action: string;
  /** null: a new group. */
  fields: Fields | null;
  people: readonly { value: string; label: string }[];
  reply: RuleReply | undefined;
  submit: string;
}

const originOptions = Object.entries(contactOriginNames).map(([value, label]) => ({ value, label }));
const negotiationOptions = [
  ['', 'Compra ou aluguel'],
  ['buy', 'Compra'],
  ['rent', 'Aluguel'],
] as const;

export function GroupForm({ action, fields, people, reply, submit }: GroupFormProps) {
  const form = useForm(distributionForms.group, { action, reply, known: valuesOf(fields) });
  const launch = form.field('launch');
  return (
    <FormLayout form={form} submit={<SubmitButton pending={form.pending}>{submit}</SubmitButton>}>
      {fields && <input type="hidden" name={wasField} value={JSON.stringify(reply?.was ?? fields)} />}
      <SelectField {...form.field('negotiation')} options={negotiationOptions} />
      <div className="duo duo--i">
        <MoneyField {...form.field('price_from')} />
        <MoneyField {...form.field('price_to')} />
      </div>
      <TextArea
        {...form.field('places')}
        help="Um por linha: cidade, bairro, ou cidade/bairro. Vazio: qualquer lugar."
      />
      <div>
        <label className="marca">
          <input
            type="checkbox"
            id={launch.id}
            name={launch.name}
            defaultChecked={form.typed('launch') === 'on'}
          />
          <span>{launch.label}</span>
        </label>
        <FieldError id={launch.id} error={launch.error} />
      </div>
      <ChecksField
        {...form.field('origins')}
        help="Nenhuma marcada: qualquer origem."
        options={originOptions}
        selected={form.typedList('origins')}
      />
      <ChecksField
        {...form.field('members')}
        help="Um de cada vez. Peso e horário de cada um se mudam depois, no grupo."
        options={people}
        selected={form.typedList('members')}
        isLong
      />
      <TextField {...form.field('name')} help="Como se lê depois de “vai para”: a equipe de locação." />
      <HourFields form={form} help="Quando o grupo recebe. Nada marcado: sempre." />
      <SelectField {...form.field('enabled')} options={onOff('Vale', 'Desligado')} />
    </FormLayout>
  );
}

function valuesOf(fields: Fields | null) {
  if (!fields) return { enabled: 'sim' };
  const { name, enabled, negotiation, price_from, price_to, places, launch, origins, hours, members } =
    fields;
  const amount = (value: number | null) => (value === null ? '' : formatNumber(value));
  return {
    ...{ name, enabled: enabled ? 'sim' : 'nao', negotiation: negotiation ?? '' },
    ...{ price_from: amount(price_from), price_to: amount(price_to), places: places.join('\n') },
    ...{ launch: launch ? 'on' : '', origins, members: members.map(({ person }) => person) },
    ...hourValues(hours),
  };
}

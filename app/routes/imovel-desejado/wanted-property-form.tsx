import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Choices } from '~/forms/choices';
import { controlProps } from '~/forms/control-props';
import { LeadForm } from '~/features/leads/lead-form';
import { MoneyField } from '~/forms/money-field';
import { PersonFields, personLabels } from '~/features/leads/person-fields';
import { TextField } from '~/forms/text-field';
import { useLeadForm } from '~/features/leads/use-lead-form';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import type { wantedPropertyForm } from '~/features/leads/wanted-property';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { links } from '~/links';
import { AtLeast } from './at-least';

const labels = [
  ['objetivo', 'O que traz você aqui'],
  ['onde', 'Onde'],
  ['preco-min', 'Preço mínimo'],
  ['preco-max', 'Preço máximo'],
  ...personLabels,
  ['contato', 'Como prefere o contato'],
] as const;

/** The browser's check is the server's, loaded when the form is first used. */
const loadCheck = async () => {
  const [{ checkForm }, { wantedPropertyForm: schema }] = await Promise.all([
    import('~/forms/validate'),
    import('~/features/leads/wanted-property'),
  ]);
  return (form: FormData) => checkForm(form, schema);
};

const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);

interface WantedPropertyFormProps {
  formKey: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

export function WantedPropertyForm({ formKey, person, reply }: WantedPropertyFormProps) {
  const state = useLeadForm<z.input<typeof wantedPropertyForm>>({
    id: 'desejado',
    action: links.wantedProperty(),
    result: reply?.result,
    defaultValue: person && { ...person },
    loadCheck,
  });
  const { fields } = state;
  // What was typed stands where the server has answered; until then the usual choices.
  const answered = reply?.result !== undefined;
  const chosen = ({ initialValue }: FieldMetadata<string>, usual: string) => [
    initialValue ?? (answered ? '' : usual),
  ];
  const several = ({ initialValue }: FieldMetadata<string[]>) =>
    [initialValue ?? []].flat().filter((value) => typeof value === 'string');
  const group = (field: FieldMetadata<string> | FieldMetadata<string[]>) => ({
    id: field.id,
    name: field.name,
    error: field.errors?.[0],
  });
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Enviar">
      <Choices
        {...group(fields.objetivo)}
        type="radio"
        legend="O que traz você aqui"
        options={leadObjectives}
        selected={chosen(fields.objetivo, leadObjectives[0])}
        wide
      />
      <Choices
        {...group(fields.tipo)}
        type="checkbox"
        legend="Tipo de imóvel"
        options={leadTypologies}
        selected={several(fields.tipo)}
      />
      <Choices
        {...group(fields.fase)}
        type="checkbox"
        legend="Fase"
        options={leadPhases}
        selected={several(fields.fase)}
      />
      <div className="grupo">
        <TextField
          {...controlProps(fields.onde)}
          label={optional('Onde')}
          placeholder="Cidade, bairro ou condomínio"
          autoComplete="off"
        />
        <div className="duo duo--i">
          <MoneyField {...controlProps(fields['preco-min'])} label={optional('Preço mínimo')} />
          <MoneyField {...controlProps(fields['preco-max'])} label={optional('Preço máximo')} />
        </div>
      </div>
      <AtLeast legend="Quartos" field={fields.quartos} />
      <AtLeast legend="Suítes" field={fields.suites} />
      <AtLeast legend="Vagas" field={fields.vagas} />
      <div className="grupo">
        <PersonFields fields={fields} />
      </div>
      <Choices
        {...group(fields.contato)}
        type="radio"
        legend="Como prefere o contato"
        options={contactPreferences}
        selected={chosen(fields.contato, 'WhatsApp')}
      />
    </LeadForm>
  );
}

import { useState } from 'react';
import { maritalStatuses, referralSources } from '@domain/announcement/long-form';
import { contactPreferences } from '@domain/taxonomy/lead-options';
import { isCompanyDocument } from '@domain/validation/document-kind';
import { optional } from '~/features/announce/optional';
import { ChoiceGroup } from '~/forms/choice-group';
import { formatDate } from '~/forms/date-input.browser';
import { PhoneField } from '~/forms/phone-field';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';

/** Fields of the contract; a company has no birth date and no marital status. */
export function ContractFields({ form: { field, typed } }: { form: FormState }) {
  const [isCompany, setIsCompany] = useState(isCompanyDocument(typed('documento') ?? ''));
  const born = field('data_nascimento');
  const document = field('documento');
  const status = field('estado_civil');
  return (
    <>
      <p className="menor suave">
        CPF ou CNPJ, nascimento e estado civil só entram no contrato e podem esperar. Não ficam no rascunho:
        seguem quando você envia.
      </p>
      <div className="duo duo--3">
        <TextField
          {...document}
          label={optional(document.label)}
          onInput={({ currentTarget }) => setIsCompany(isCompanyDocument(currentTarget.value))}
        />
        <div hidden={isCompany}>
          <TextField
            {...born}
            label={optional(born.label)}
            onInput={({ currentTarget }) => formatDate(currentTarget)}
          />
        </div>
        <div hidden={isCompany}>
          <SelectField {...status} label={optional(status.label)} options={withNone(maritalStatuses)} />
        </div>
      </div>
    </>
  );
}

export function ContactFields({ form: { field, typed } }: { form: FormState }) {
  const referralField = field('como_conheceu');
  const message = field('mensagem');
  return (
    <div className="grupo">
      <div className="duo duo--i">
        <TextField {...field('email')} />
        <PhoneField
          {...field('proprietario_telefone.numero')}
          countryName="proprietario_telefone.pais"
          country={typed('proprietario_telefone.pais')}
        />
      </div>
      <ChoiceGroup
        {...field('preferencia_contato')}
        type="radio"
        options={contactPreferences}
        selected={[typed('preferencia_contato') ?? '']}
      />
      <SelectField
        {...referralField}
        label={optional(referralField.label)}
        options={withNone(referralSources)}
      />
      <TextArea {...message} label={optional(message.label)} />
    </div>
  );
}

const withNone = (options: readonly string[]) => [
  ['', 'Escolha'] as const,
  ...options.map((option) => [option, option] as const),
];

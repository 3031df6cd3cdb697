import type { FieldMetadata } from '@conform-to/react';
import { controlProps } from '~/forms/control-props';
import { PhoneField } from '~/forms/phone-field';
import { TextField } from '~/forms/text-field';

interface PersonFieldsProps {
  fields: {
    nome: FieldMetadata<string>;
    email: FieldMetadata<string>;
    telefone: FieldMetadata<{ pais: string; numero: string }>;
  };
}

/** Names and labels of these fields, for the summary of errors. */
export const personLabels = [
  ['nome', 'Nome completo'],
  ['email', 'E-mail'],
  ['telefone.numero', 'Telefone'],
] as const;

/** Who sends the form; all required. */
export function PersonFields({ fields }: PersonFieldsProps) {
  const phone = fields.telefone.getFieldset();
  return (
    <>
      <TextField {...controlProps(fields.nome)} label="Nome completo" autoComplete="name" required />
      <div className="duo duo--i">
        <TextField
          {...controlProps(fields.email)}
          type="email"
          label="E-mail"
          autoComplete="email"
          required
        />
        <PhoneField
          {...controlProps(phone.numero)}
          countryName={phone.pais.name}
          country={phone.pais.initialValue}
          required
        />
      </div>
    </>
  );
}

import { PhoneField } from '~/forms/phone-field';
import { TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';

interface OwnerFieldsProps {
  form: FormState<'proprietario_nome' | 'email' | 'proprietario_telefone.numero'>;
}

export function OwnerFields({ form: { field, typed } }: OwnerFieldsProps) {
  return (
    <div className="grupo">
      <TextField {...field('proprietario_nome')} />
      <TextField {...field('email')} />
      <PhoneField
        {...field('proprietario_telefone.numero')}
        countryName="proprietario_telefone.pais"
        country={typed('proprietario_telefone.pais')}
      />
    </div>
  );
}

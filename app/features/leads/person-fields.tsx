import { PhoneField } from '~/forms/phone-field';
import { TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import type { PersonField } from './person';

export function PersonFields({ form: { field, typed } }: { form: FormState<PersonField> }) {
  return (
    <>
      <TextField {...field('nome')} />
      <div className="duo duo--i">
        <TextField {...field('email')} />
        <PhoneField
          {...field('telefone.numero')}
          countryName="telefone.pais"
          country={typed('telefone.pais')}
        />
      </div>
    </>
  );
}

import { useState } from 'react';
import { homeCountry, homeKinds, homeSubtypes } from '@domain/announcement/options';
import { phoneCountries } from '@domain/taxonomy/phone-countries';
import { brazilianStates } from '@domain/taxonomy/states';
import { Choices } from '~/forms/choices';
import { SelectField, TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import { CepField, type CepSaid } from './cep-field';
import { DistrictField } from './district-field';
import { optional } from './optional';

/** What a home is. */
export function KindFields({ form: { field, typed } }: { form: FormState<'tipo_imovel' | 'subtipo'> }) {
  return (
    <>
      <Choices
        {...field('tipo_imovel')}
        type="radio"
        options={homeKinds}
        selected={[typed('tipo_imovel') ?? '']}
      />
      <div className="grupo subtipos">
        <Choices
          {...field('subtipo')}
          type="radio"
          options={homeSubtypes}
          selected={[typed('subtipo') ?? '']}
        />
        <p className="dica">Pode ficar em branco.</p>
      </div>
    </>
  );
}

interface AddressFieldsProps {
  form: FormState<'cep' | 'endereco' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado' | 'pais'>;
  /** Brazilian states that the house works in. */
  states: readonly string[];
  /** Whether a CEP can be asked for, and what was answered. */
  hasCep: boolean;
  cepSaid?: CepSaid;
}
const countries = phoneCountries.map(({ name }) => [name, name] as const);

/** Where a home stands. */
export function AddressFields({ form, states, hasCep, cepSaid }: AddressFieldsProps) {
  const { field, typed } = form;
  const [country, setCountry] = useState(typed('pais') ?? homeCountry);
  const estado = field('estado');
  return (
    <div className="grupo">
      <CepField field={field('cep')} hasCep={hasCep} said={cepSaid} />
      <TextField {...field('endereco')} />
      <div className="duo duo--i">
        <TextField {...field('numero')} />
        <TextField {...field('complemento')} label={optional('Complemento')} />
      </div>
      <div className="duo duo--i">
        <DistrictField field={field('bairro')} town="cidade" />
        <TextField {...field('cidade')} />
      </div>
      <div className="duo duo--i">
        {country === homeCountry ? (
          <SelectField
            {...estado}
            defaultValue={estado.defaultValue ?? states[0]}
            options={states.map((state) => [state, brazilianStates[state] ?? state])}
          />
        ) : (
          <TextField
            {...estado}
            label="Estado ou região"
            defaultValue={abroad(estado.defaultValue, states)}
          />
        )}
        <SelectField
          {...field('pais')}
          defaultValue={country}
          options={countries}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      </div>
    </div>
  );
}

/** What stood in Brazil's list says nothing abroad. */
const abroad = (state: string | undefined, states: readonly string[]) =>
  states.includes(state ?? '') ? '' : state;

import { useState } from 'react';
import { propertyCountry, propertyKinds, propertySubtypes } from '@domain/announcement/options';
import { phoneCountries } from '@domain/taxonomy/phone-countries';
import { brazilianStates } from '@domain/taxonomy/states';
import { ChoiceGroup } from '~/forms/choice-group';
import { SelectField, TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import { CepField, type CepResult } from './cep-field';
import { DistrictField } from './district-field';
import { optional } from './optional';

export function KindFields({ form: { field, typed } }: { form: FormState<'tipo_imovel' | 'subtipo'> }) {
  return (
    <>
      <ChoiceGroup
        {...field('tipo_imovel')}
        type="radio"
        options={propertyKinds}
        selected={[typed('tipo_imovel') ?? '']}
      />
      <div className="grupo subtipos">
        <ChoiceGroup
          {...field('subtipo')}
          type="radio"
          options={propertySubtypes}
          selected={[typed('subtipo') ?? '']}
        />
        <p className="dica">Pode ficar em branco.</p>
      </div>
    </>
  );
}

interface AddressFieldsProps {
  form: FormState<'cep' | 'endereco' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado' | 'pais'>;
  states: readonly string[];
  hasCep: boolean;
  cepResult?: CepResult;
}
const countries = phoneCountries.map(({ name }) => [name, name] as const);

export function AddressFields({ form, states, hasCep, cepResult }: AddressFieldsProps) {
  const { field, typed } = form;
  const [country, setCountry] = useState(typed('pais') ?? propertyCountry);
  const estado = field('estado');
  return (
    <div className="grupo">
      <CepField field={field('cep')} hasCep={hasCep} said={cepResult} />
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
        {country === propertyCountry ? (
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

const abroad = (state: string | undefined, states: readonly string[]) =>
  states.includes(state ?? '') ? '' : state;

import { useState } from 'react';
import { homeCountry, homeKinds, homeSubtypes } from '@domain/announcement/options';
import { phoneCountries } from '@domain/taxonomy/phone-countries';
import { brazilianStates } from '@domain/taxonomy/states';
import { Icon } from '~/components/ui/icon';
import { Choices } from '~/forms/choices';
import { described, Field } from '~/forms/field';
import { SelectField, TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import { draftField, intents } from './draft-form';
import { optional } from './optional';

interface LocationFieldsProps {
  form: FormState<
    | 'tipo_imovel'
    | 'subtipo'
    | 'cep'
    | 'endereco'
    | 'numero'
    | 'complemento'
    | 'bairro'
    | 'cidade'
    | 'estado'
    | 'pais'
  >;
  /** Brazilian states that the house works in. */
  states: readonly string[];
  /** Whether a CEP can be asked for, and what was answered. */
  hasCep: boolean;
  cepSaid?: CepSaid;
}
export interface CepSaid {
  text: string;
  isFound: boolean;
}

const countries = phoneCountries.map(({ name }) => [name, name] as const);

/** Where a home stands and what it is. */
export function LocationFields({ form, states, hasCep, cepSaid }: LocationFieldsProps) {
  const { field, typed } = form;
  const [country, setCountry] = useState(typed('pais') ?? homeCountry);
  const estado = field('estado');
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
      <div className="grupo">
        <CepField field={field('cep')} hasCep={hasCep} said={cepSaid} />
        <TextField {...field('endereco')} />
        <div className="duo duo--i">
          <TextField {...field('numero')} />
          <TextField {...field('complemento')} label={optional('Complemento')} />
        </div>
        <div className="duo duo--i">
          <TextField {...field('bairro')} />
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
    </>
  );
}

/** What stood in Brazil's list says nothing abroad. */
const abroad = (state: string | undefined, states: readonly string[]) =>
  states.includes(state ?? '') ? '' : state;

type FieldProps = ReturnType<LocationFieldsProps['form']['field']>;

/** The CEP helps, and never hinders: its button renders the step again with what is known of it. */
function CepField({ field, hasCep, said }: { field: FieldProps; hasCep: boolean; said?: CepSaid }) {
  const { id, label, error, ...input } = field;
  const help = hasCep ? 'Preenche rua, bairro e cidade. Não sabe? Preencha abaixo.' : undefined;
  return (
    <Field id={id} label={optional(label)} help={help} error={error}>
      <div className={hasCep ? 'campo__bt' : undefined}>
        <input type="text" id={id} {...input} {...described({ id, help, error })} />
        {hasCep && (
          <button className="bt bt--2" name={draftField.intent} value={intents.findCep} formNoValidate>
            Buscar CEP
          </button>
        )}
      </div>
      {said && (
        <p className={said.isFound ? 'achou' : 'achou nao'} role="status">
          <Icon name={said.isFound ? 'check' : 'info'} small />
          {said.text}
        </p>
      )}
    </Field>
  );
}

import { useState } from 'react';
import { iptuPeriods, type Want, wantFlags, wants } from '@domain/announcement/options';
import { Choices } from '~/forms/choices';
import { MoneyField } from '~/forms/money-field';
import type { FormState } from '~/forms/use-form';
import { optional } from './optional';

interface PricesFieldsProps {
  form: FormState<
    | 'negociacao'
    | 'valor_venda_desejado'
    | 'valor_locacao_desejado'
    | 'valor_condominio'
    | 'tipo_iptu'
    | 'valor_iptu'
  >;
}

const valueOf = ({ target }: { target: unknown }) => (target as HTMLInputElement).value;

/** What its owner wants for it, and what it costs to keep. What a choice does not ask for is taken off the page. */
export function PricesFields({ form: { field, typed } }: PricesFieldsProps) {
  const [want, setWant] = useState(typed('negociacao'));
  const [period, setPeriod] = useState(typed('tipo_iptu'));
  const flags = wantFlags[want as Want] as (typeof wantFlags)[Want] | undefined;
  const money = (name: Parameters<typeof field>[0], label?: string) => {
    const each = field(name);
    return <MoneyField {...each} label={optional(label ?? each.label)} />;
  };
  return (
    <>
      <div onChange={(event) => setWant(valueOf(event))}>
        <Choices
          {...field('negociacao')}
          type="radio"
          options={wants}
          selected={[typed('negociacao') ?? '']}
        />
      </div>
      <div className="grupo">
        <div className="duo duo--i">
          <div hidden={flags?.vender === 0}>{money('valor_venda_desejado')}</div>
          <div hidden={flags?.alugar === 0}>{money('valor_locacao_desejado')}</div>
          {money('valor_condominio')}
        </div>
      </div>
      <div className="grupo">
        <div onChange={(event) => setPeriod(valueOf(event))}>
          <Choices
            {...field('tipo_iptu')}
            type="radio"
            options={iptuPeriods}
            selected={[typed('tipo_iptu') ?? '']}
          />
        </div>
        <div className="duo duo--i" hidden={period === 'Isento'}>
          {money('valor_iptu', iptuLabel(period))}
        </div>
      </div>
    </>
  );
}

const iptuLabel = (period: string | undefined) =>
  period === 'Mensal'
    ? 'Valor do IPTU, por mês'
    : period === 'Anual'
      ? 'Valor do IPTU, por ano'
      : 'Valor do IPTU';

import { useState } from 'react';
import { iptuPeriods, wants } from '@domain/announcement/options';
import { ChoiceGroup } from '~/forms/choice-group';
import { MoneyField } from '~/forms/money-field';
import type { FormState } from '~/forms/use-form';
import { optional } from './optional';

export const WantField = ({ form: { field, typed } }: { form: FormState<'negociacao'> }) => (
  <ChoiceGroup {...field('negociacao')} type="radio" options={wants} selected={[typed('negociacao') ?? '']} />
);

interface AmountFieldsProps {
  form: FormState<
    'valor_venda_desejado' | 'valor_locacao_desejado' | 'valor_condominio' | 'tipo_iptu' | 'valor_iptu'
  >;
}

/** CSS hides the fields that do not apply. */
export function AmountFields({ form: { field, typed } }: AmountFieldsProps) {
  const [period, setPeriod] = useState(typed('tipo_iptu'));
  const money = (name: Parameters<typeof field>[0], label?: string) => {
    const each = field(name);
    return <MoneyField {...each} label={optional(label ?? each.label)} />;
  };
  return (
    <>
      <div className="grupo">
        <div className="duo duo--i">
          <div className="so-venda">{money('valor_venda_desejado')}</div>
          <div className="so-aluguel">{money('valor_locacao_desejado')}</div>
          {money('valor_condominio')}
        </div>
      </div>
      <div className="grupo">
        <div onChange={({ target }) => setPeriod((target as unknown as HTMLInputElement).value)}>
          <ChoiceGroup
            {...field('tipo_iptu')}
            type="radio"
            options={iptuPeriods}
            selected={[typed('tipo_iptu') ?? '']}
          />
        </div>
        <div className="duo duo--i nao-isento">{money('valor_iptu', iptuLabel(period))}</div>
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

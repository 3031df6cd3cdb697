import { Steps } from '~/components/ui/steps';
import { formErrors } from '@domain/search/form-errors';
import { radiusOptions } from '@domain/taxonomy/location-types';
import type { FilterFormData } from '../form-data';
import { AmountField, FieldError } from './fields';
import { FilterPanel } from './panel';
import { TypeTree } from './type-tree';

interface PanelProps {
  form: FilterFormData;
}

/** 'Todos' and 1+ … 5+. */
export const atLeastSteps = ['', '1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value ? `${value}+` : 'Todos',
}));
const radiusSteps = radiusOptions.map((km) => ({ value: String(km), label: `${km} km` }));

export function RadiusPanel({ form }: PanelProps) {
  const { values, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['raio']}
      name="Raio"
      chosen={labels.radius}
      title="Até onde, ao redor do centro"
      titleId="f-raio"
      clearHref={clear.radius}
    >
      <Steps name="raio" options={radiusSteps} selected={values.raio?.[0]} labelledBy="f-raio" />
    </FilterPanel>
  );
}

export function TypesPanel({ form }: PanelProps) {
  const { values, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['tipo']}
      name="Tipo"
      chosen={labels.types}
      title="Tipo de imóvel"
      clearHref={clear.types}
    >
      <TypeTree selected={values.tipo ?? []} />
    </FilterPanel>
  );
}

/** Texts of spec 1 §3.5. */
export function PricePanel({ form }: PanelProps) {
  const { values, errors, labels, clear, currency } = form;
  const error = errors['preco-max'] ?? errors['preco-min'];
  const field = { prefix: currency, error: error && 'f-preco-erro' };
  return (
    <FilterPanel
      form={form}
      fields={['preco-min', 'preco-max']}
      name="Preço"
      chosen={labels.price}
      title="Escolha a faixa de preço"
      clearHref={clear.price}
      open={error != null}
      foldable
    >
      <div className="dueto" data-range-error={formErrors.price}>
        <AmountField name="preco-min" label="Mínimo" value={values['preco-min']?.[0]} {...field} />
        <AmountField name="preco-max" label="Máximo" value={values['preco-max']?.[0]} {...field} />
      </div>
      <FieldError id="f-preco-erro" text={error} />
    </FilterPanel>
  );
}

export function DormsPanel({ form }: PanelProps) {
  const { values, labels, clear } = form;
  return (
    <FilterPanel
      form={form}
      fields={['quartos']}
      name="Quartos"
      chosen={labels.dorms}
      title="Quartos"
      titleId="f-quartos"
      clearHref={clear.dorms}
    >
      <Steps
        name="quartos"
        options={atLeastSteps}
        selected={values.quartos?.[0] ?? ''}
        labelledBy="f-quartos"
      />
    </FilterPanel>
  );
}

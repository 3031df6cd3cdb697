import type { ReactNode } from 'react';
import { Checks } from '~/components/ui/checks';
import { Icon } from '~/components/ui/icon';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { formErrors } from '@domain/search/form-errors';
import type { FormField } from '@domain/search/form-values';
import { detailLabel } from '@domain/taxonomy/attributes';
import { dailyLife } from '@domain/taxonomy/daily-life';
import type { FilterFormData } from '../form-data';
import { AmountField, FieldError } from './fields';

export function Group({
  legend,
  className,
  children,
}: {
  legend: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Collapsible group; its summary has the number of selected options. */
export function FoldedGroup({ legend, set, open, children }: FoldedGroupProps) {
  return (
    <details className="dobra" open={open}>
      <summary>
        <span>{legend}</span>
        {set > 0 && <span className="dobra__v">{set === 1 ? '1 escolhido' : `${set} escolhidos`}</span>}
        <Icon name="chevron" small />
      </summary>
      <fieldset>
        <legend className="vh">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface FoldedGroupProps {
  legend: string;
  /** Number of fields with a value. */
  set: number;
  open?: boolean;
  children: ReactNode;
}

/** Options from 1+ to 5+; the first, in the noun's gender, is no limit. */
const atLeastSteps = (any: 'Todos' | 'Todas') =>
  ['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value ? `${value}+` : any }));
const rooms = [
  { name: 'quartos', legend: 'Quartos', steps: atLeastSteps('Todos') },
  { name: 'suites', legend: 'Suítes', steps: atLeastSteps('Todas') },
  { name: 'vagas', legend: 'Vagas', steps: atLeastSteps('Todas') },
] as const satisfies readonly { name: FormField; legend: string; steps: unknown }[];
export const roomFields = rooms.map(({ name }) => name);

export function RoomGroups({ values }: Pick<FilterFormData, 'values'>) {
  return rooms.map(({ name, legend, steps }) => (
    <Group legend={legend} className="comodo" key={name}>
      <SegmentedControl name={name} options={steps} selected={values[name]?.[0] ?? ''} />
    </Group>
  ));
}

interface PriceFieldsProps {
  form: FilterFormData;
  /** Id prefix: the same fields are in the bar and in the drawer. */
  id: string;
}

/** Price range with its error. Scripts draw the chart. */
export function PriceFields({ form: { values, errors, currency, negotiation }, id }: PriceFieldsProps) {
  const error = errors['preco-max'] ?? errors['preco-min'];
  const field = { id, prefix: currency, error: error && `${id}-preco-erro` };
  return (
    <>
      {negotiation && <figure className="hist" id={`${id}-precos`} data-prices />}
      <div
        className="dueto dueto--preco"
        data-range-error={formErrors.price}
        data-whole-error={formErrors.amount}
      >
        <AmountField name="preco-min" label="Mínimo" value={values['preco-min']?.[0]} {...field} />
        <AmountField name="preco-max" label="Máximo" value={values['preco-max']?.[0]} {...field} />
      </div>
      <FieldError id={`${id}-preco-erro`} text={error} />
    </>
  );
}

/** 'O que muda o dia a dia' (brief §18.5). Scripts add the counts. */
export function DailyLife({ values }: Pick<FilterFormData, 'values'>) {
  return (
    <Group legend="O que muda o dia a dia" className="seis">
      <div className="duas">
        <Checks
          name="atributos-do-imovel"
          options={dailyLife.map((slug) => ({
            value: slug,
            label: detailLabel(slug),
            beside: <span className="marca__n num" data-count-of={slug} />,
          }))}
          selected={values['atributos-do-imovel'] ?? []}
        />
      </div>
    </Group>
  );
}

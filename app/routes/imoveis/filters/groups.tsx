import type { ReactNode } from 'react';
import { Checks } from '~/components/ui/checks';
import { Icon } from '~/components/ui/icon';
import { Steps } from '~/components/ui/steps';
import { formErrors } from '@domain/search/form-errors';
import type { FormField } from '@domain/search/form-values';
import { detailLabel } from '@domain/taxonomy/attributes';
import { dailyLife } from '@domain/taxonomy/daily-life';
import type { FilterFormData } from '../form-data';
import { AmountField, FieldError } from './fields';

/** Fields that stand together under their name. */
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

/** A group that is folded away under its name, which says what is set in it. */
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
  /** How many of its fields say something. */
  set: number;
  open?: boolean;
  children: ReactNode;
}

/** Any number, in the gender of what is counted, and 1+ … 5+. */
const atLeastSteps = (any: 'Todos' | 'Todas') =>
  ['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value ? `${value}+` : any }));
const rooms = [
  { name: 'quartos', legend: 'Quartos', steps: atLeastSteps('Todos') },
  { name: 'suites', legend: 'Suítes', steps: atLeastSteps('Todas') },
  { name: 'vagas', legend: 'Vagas', steps: atLeastSteps('Todas') },
] as const satisfies readonly { name: FormField; legend: string; steps: unknown }[];
export const roomFields = rooms.map(({ name }) => name);

/** Bedrooms, suites and parking. */
export function RoomGroups({ values }: Pick<FilterFormData, 'values'>) {
  return rooms.map(({ name, legend, steps }) => (
    <Group legend={legend} className="comodo" key={name}>
      <Steps name={name} options={steps} selected={values[name]?.[0] ?? ''} />
    </Group>
  ));
}

interface PriceFieldsProps {
  form: FilterFormData;
  /** Begins the ids: the same fields stand in the bar and in the drawer. */
  id: string;
}

/** The range of prices, its chart, which scripts draw, and what is wrong with it. */
export function PriceFields({ form: { values, errors, currency, negotiation }, id }: PriceFieldsProps) {
  const error = errors['preco-max'] ?? errors['preco-min'];
  const field = { id, prefix: currency, error: error && `${id}-preco-erro` };
  return (
    <>
      {negotiation && <figure className="hist" id={`${id}-precos`} data-prices />}
      <div className="dueto dueto--preco" data-range-error={formErrors.price}>
        <AmountField name="preco-min" label="Mínimo" value={values['preco-min']?.[0]} {...field} />
        <AmountField name="preco-max" label="Máximo" value={values['preco-max']?.[0]} {...field} />
      </div>
      <FieldError id={`${id}-preco-erro`} text={error} />
    </>
  );
}

/** 'O que muda o dia a dia' (brief §18.5); scripts say how many homes have each. */
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

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

/** Any number, in the gender of what is counted, and 1+ … 5+. */
export const atLeastSteps = (any: 'Todos' | 'Todas') =>
  ['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value ? `${value}+` : any }));
const radiusSteps = radiusOptions.map((km) => ({ value: String(km), label: `${km} km` }));

export function PlacePanel({ form: { values, errors, places, hasRadius, labels, clear } }: PanelProps) {
  const error = errors.local;
  return (
    <FilterPanel
      name="Localização"
      chosen={labels.place}
      title="Localização"
      clearHref={clear.place}
      open={error != null}
    >
      <div className={error ? 'campo erro' : 'campo'}>
        <label htmlFor="f-local">Cidade, bairro ou código</label>
        <input
          id="f-local"
          name="local"
          defaultValue={values.local?.[0]}
          autoComplete="off"
          maxLength={120}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'f-local-erro' : undefined}
          data-place
        />
        <FieldError id="f-local-erro" text={error} />
        {places && places.length > 0 && (
          <ul className="fil__lugares">
            {places.map(({ label, href }) => (
              <li key={href}>
                <a className="elo" href={href} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasRadius && (
        <>
          <p className="rotulo fil__sub" id="f-raio">
            Raio
          </p>
          <Steps name="raio" options={radiusSteps} selected={values.raio?.[0]} labelledBy="f-raio" />
        </>
      )}
    </FilterPanel>
  );
}

export function TypesPanel({ form: { values, labels, clear } }: PanelProps) {
  return (
    <FilterPanel name="Tipo" chosen={labels.types} title="Tipo de imóvel" clearHref={clear.types}>
      <TypeTree selected={values.tipo ?? []} />
    </FilterPanel>
  );
}

/** Texts of spec 1 §3.5. */
export function PricePanel({ form: { values, errors, labels, clear, currency } }: PanelProps) {
  const error = errors['preco-max'] ?? errors['preco-min'];
  const field = { prefix: currency, error: error && 'f-preco-erro' };
  return (
    <FilterPanel
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

export function DormsPanel({ form: { values, labels, clear } }: PanelProps) {
  return (
    <FilterPanel
      name="Quartos"
      chosen={labels.dorms}
      title="Quartos"
      titleId="f-quartos"
      clearHref={clear.dorms}
    >
      <Steps
        name="quartos"
        options={atLeastSteps('Todos')}
        selected={values.quartos?.[0] ?? ''}
        labelledBy="f-quartos"
      />
    </FilterPanel>
  );
}

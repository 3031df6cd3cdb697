import { MoneyField } from '~/forms/money-field';
import { plainError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import type { FinancingView } from '~/domain/financing/estimate';
import { amortisationSystems, financingField } from '~/domain/financing/estimate-fields';
import { formatShare } from '~/domain/percent';

const systemNames = { sac: 'SAC', price: 'Price' } as const;

export function Fields({ view, typed }: { view: FinancingView; typed: FinancingView['typed'] }) {
  const { errors, estimate } = view;
  return (
    <div className="form">
      <fieldset>
        <legend className="rotulo">Sistema</legend>
        <div className="seg seg--t">
          {amortisationSystems.map((system) => (
            <label key={system}>
              <input
                type="radio"
                name={financingField.system}
                value={system}
                defaultChecked={typed.system === system}
              />
              {systemNames[system]}
            </label>
          ))}
        </div>
      </fieldset>
      <MoneyField
        id="financia-entrada"
        name={financingField.entry}
        label="Entrada"
        help={estimate && `${formatShare(estimate.entryPercent)} do valor do imóvel`}
        {...plainError('financia-entrada', errors.entry)}
        defaultValue={typed.entry}
      />
      <div className="dueto">
        <TextField
          id="financia-prazo"
          name={financingField.years}
          label="Prazo, anos"
          {...plainError('financia-prazo', errors.years)}
          defaultValue={typed.years}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <TextField
          id="financia-taxa"
          name={financingField.rate}
          label="Juros ao ano"
          {...plainError('financia-taxa', errors.rate)}
          defaultValue={typed.rate}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      </div>
      <button className="bt bt--2" type="submit">
        Calcular
      </button>
    </div>
  );
}

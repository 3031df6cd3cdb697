import { TextField } from '~/forms/text-field';
import { numberWord } from '~/domain/comparison/number-word';
import { termsField } from '~/domain/financing/shared-terms';
import { comparisonParam, inviteParam, links } from '~/links';
import type { ComparisonData } from './comparison-data.server';

const id = 'financiamento';

/** One financing for all columns: a GET form of the page itself. */
export function OtherFinancing({
  page: { homes, financing, isOnlyDifferences, token },
}: {
  page: ComparisonData;
}) {
  const { typed, errors } = financing;
  return (
    <form className="comparar__financia form" id={id} action={`${links.compare()}#${id}`}>
      <input type="hidden" name={comparisonParam.ids} value={homes.map((home) => home.id).join(',')} />
      {isOnlyDifferences && <input type="hidden" name={comparisonParam.onlyDifferences} value="sim" />}
      {token && <input type="hidden" name={inviteParam} value={token} />}
      <h2>Com outro financiamento</h2>
      <p className="suave">{`Mesma conta para os ${numberWord(homes.length)}: entrada, prazo e juros. Não é oferta de crédito.`}</p>
      <div className="comparar__campos">
        <TextField
          id="comparar-entrada"
          name={termsField.entry}
          label="Entrada, %"
          error={errors.entry}
          defaultValue={typed.entry}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
        <TextField
          id="comparar-prazo"
          name={termsField.months}
          label="Prazo, meses"
          error={errors.months}
          defaultValue={typed.months}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <TextField
          id="comparar-juros"
          name={termsField.rate}
          label="Juros ao ano, %"
          error={errors.rate}
          defaultValue={typed.rate}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      </div>
      <button className="bt bt--2 bt--c">Calcular de novo</button>
    </form>
  );
}

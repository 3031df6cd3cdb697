import { plainError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { numberWord } from '~/domain/comparison/number-word';
import { termsField } from '~/domain/financing/shared-terms';
import { comparisonParam, inviteParam, links } from '~/links';
import type { ComparisonData } from './comparison-data.server';

const id = 'financiamento';

/** Financing terms for all columns: a GET form to the page itself, behind a summary. */
export function OtherFinancing({
  page: { homes: properties, financing, hasTerms, token },
}: {
  page: ComparisonData;
}) {
  const { typed, errors, terms } = financing;
  return (
    <details className="comparar__conta" id={id} open={hasTerms}>
      <summary>
        <span>
          {terms &&
            `A parcela supõe ${typed.entry}% de entrada, ${typed.months} meses e juros de ${typed.rate}% ao ano. `}
          <b>Mudar a conta</b>
        </span>
      </summary>
      <form className="comparar__financia form" action={`${links.compare()}#${id}`}>
        <input
          type="hidden"
          name={comparisonParam.ids}
          value={properties.map((property) => property.id).join(',')}
        />
        {token && <input type="hidden" name={inviteParam} value={token} />}
        <p className="suave">{`Mesma conta para os ${numberWord(properties.length)}: entrada, prazo e juros. Não é oferta de crédito.`}</p>
        <div className="comparar__campos">
          <TextField
            id="comparar-entrada"
            name={termsField.entry}
            label="Entrada, %"
            {...plainError('comparar-entrada', errors.entry)}
            defaultValue={typed.entry}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
          <TextField
            id="comparar-prazo"
            name={termsField.months}
            label="Prazo, meses"
            {...plainError('comparar-prazo', errors.months)}
            defaultValue={typed.months}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
          />
          <TextField
            id="comparar-juros"
            name={termsField.rate}
            label="Juros ao ano, %"
            {...plainError('comparar-juros', errors.rate)}
            defaultValue={typed.rate}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        </div>
        <button className="bt bt--2 bt--c">Calcular de novo</button>
      </form>
    </details>
  );
}

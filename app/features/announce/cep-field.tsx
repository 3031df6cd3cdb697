import { Icon } from '~/components/ui/icon';
import { Field, withHelp } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { draftField, intents } from './draft-form';
import { optional } from './optional';

export interface CepResult {
  text: string;
  isFound: boolean;
}

export function CepField({
  field,
  hasCep,
  said: result,
}: {
  field: FieldProps;
  hasCep: boolean;
  said?: CepResult;
}) {
  const { id, label, error, ...input } = field;
  const help = hasCep ? 'Preenche rua, bairro e cidade. Não sabe? Preencha abaixo.' : undefined;
  return (
    <Field id={id} label={optional(label)} help={help} error={error}>
      <div className={hasCep ? 'campo__bt' : undefined}>
        <input type="text" id={id} {...input} {...withHelp({ id, help }, input['aria-describedby'])} />
        {hasCep && (
          <button className="bt bt--2" name={draftField.intent} value={intents.findCep} formNoValidate>
            Buscar CEP
          </button>
        )}
      </div>
      {result && (
        <p className={result.isFound ? 'achou' : 'achou nao'} role="status">
          <Icon name={result.isFound ? 'check' : 'info'} small />
          {result.text}
        </p>
      )}
    </Field>
  );
}

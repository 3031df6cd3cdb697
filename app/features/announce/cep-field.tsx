import { Icon } from '~/components/ui/icon';
import { described, Field } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { draftField, intents } from './draft-form';
import { optional } from './optional';

/** What was said of a CEP that was asked for. */
export interface CepSaid {
  text: string;
  isFound: boolean;
}

/** The CEP helps, and never hinders: its button renders the step again with what is known of it. */
export function CepField({ field, hasCep, said }: { field: FieldProps; hasCep: boolean; said?: CepSaid }) {
  const { id, label, error, ...input } = field;
  const help = hasCep ? 'Preenche rua, bairro e cidade. Não sabe? Preencha abaixo.' : undefined;
  return (
    <Field id={id} label={optional(label)} help={help} error={error}>
      <div className={hasCep ? 'campo__bt' : undefined}>
        <input type="text" id={id} {...input} {...described({ id, help, error })} />
        {hasCep && (
          <button className="bt bt--2" name={draftField.intent} value={intents.findCep} formNoValidate>
            Buscar CEP
          </button>
        )}
      </div>
      {said && (
        <p className={said.isFound ? 'achou' : 'achou nao'} role="status">
          <Icon name={said.isFound ? 'check' : 'info'} small />
          {said.text}
        </p>
      )}
    </Field>
  );
}

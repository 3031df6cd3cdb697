import { formatAmount } from '~/browser/range-fields';
import { described, Field, type FieldFrame } from './field';

/** An amount in whole reais; its thousands are separated while it is typed (spec 1 §3.5). */
export function MoneyField({
  name,
  defaultValue,
  ...frame
}: FieldFrame & { name: string; defaultValue?: string }) {
  return (
    <Field {...frame}>
      <div className="campo__moeda" data-prefix="R$">
        <input
          id={frame.id}
          name={name}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onInput={({ currentTarget }) => formatAmount(currentTarget)}
          {...described(frame)}
        />
      </div>
    </Field>
  );
}

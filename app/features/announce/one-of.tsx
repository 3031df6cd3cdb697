import { mostRooms } from '@domain/announcement/options';
import { Steps } from '~/components/ui/steps';
import { described, FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';

const counts = Array.from({ length: mostRooms + 1 }, (_, n) => ({
  value: String(n),
  label: n === mostRooms ? `${n}+` : String(n),
}));
const answers = [
  { value: '1', label: 'Sim' },
  { value: '0', label: 'Não' },
];

/** So many rooms; the last means 'or more'. */
export const Count = (field: FieldProps) => <OneOf {...field} options={counts} />;
/** Yes or no. */
export const YesNo = (field: FieldProps) => <OneOf {...field} options={answers} />;

function OneOf({
  id,
  name,
  label,
  defaultValue,
  error,
  options,
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <fieldset
      className={error ? 'grupo erro' : 'grupo'}
      id={id}
      tabIndex={-1}
      aria-describedby={described({ id, error })['aria-describedby']}
    >
      <legend className="rotulo">{label}</legend>
      <Steps name={name} options={options} selected={defaultValue} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

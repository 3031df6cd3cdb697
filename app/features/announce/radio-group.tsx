import { maxRooms } from '@domain/announcement/options';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';

const counts = Array.from({ length: maxRooms + 1 }, (_, n) => ({
  value: String(n),
  label: n === maxRooms ? `${n}+` : String(n),
}));
const answers = [
  { value: '1', label: 'Sim' },
  { value: '0', label: 'Não' },
];

export const Count = (field: FieldProps) => <RadioGroup {...field} options={counts} />;
export const YesNo = (field: FieldProps) => <RadioGroup {...field} options={answers} />;

function RadioGroup({
  options,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const { id, name, label, defaultValue, error } = field;
  return (
    <fieldset
      className={error ? 'grupo erro' : 'grupo'}
      id={id}
      tabIndex={-1}
      aria-describedby={field['aria-describedby']}
    >
      <legend className="rotulo">{label}</legend>
      <SegmentedControl name={name} options={options} selected={defaultValue} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

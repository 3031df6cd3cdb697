import { FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { Steps } from '~/components/ui/steps';

const options = [
  { value: '', label: 'Tanto faz' },
  ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value}+` })),
];

/** 'At least' so many, or as many as there are. */
export function AtLeast({ id, name, label, defaultValue = '', error }: FieldProps) {
  return (
    <fieldset className="grupo">
      <legend className="rotulo">{label}</legend>
      <Steps name={name} options={options} selected={defaultValue} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

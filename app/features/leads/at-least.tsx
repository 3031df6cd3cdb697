import { FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { mostAtLeast } from '@domain/purchase-profile/limits';
import { Steps } from '~/components/ui/steps';

const options = [
  { value: '', label: 'Tanto faz' },
  ...Array.from({ length: mostAtLeast }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}+` })),
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

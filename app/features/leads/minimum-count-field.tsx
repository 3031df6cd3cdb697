import { FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { maxMinimumCount } from '@domain/purchase-profile/limits';
import { SegmentedControl } from '~/components/ui/segmented-control';

const options = [
  { value: '', label: 'Tanto faz' },
  ...Array.from({ length: maxMinimumCount }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1}+`,
  })),
];

export function MinimumCountField({ id, name, label, defaultValue = '', error }: FieldProps) {
  return (
    <fieldset className="grupo">
      <legend className="rotulo">{label}</legend>
      <SegmentedControl name={name} options={options} selected={defaultValue} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

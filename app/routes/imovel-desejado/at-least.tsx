import type { FieldMetadata } from '@conform-to/react';
import { FieldError } from '~/forms/field';
import { Steps } from '~/components/ui/steps';

const options = [
  { value: '', label: 'Tanto faz' },
  ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value}+` })),
];

/** 'At least' so many, or as many as there are. */
export function AtLeast({ legend, field }: { legend: string; field: FieldMetadata<string | undefined> }) {
  return (
    <fieldset className="grupo">
      <legend className="rotulo">{legend}</legend>
      <Steps
        name={field.name}
        options={options}
        selected={(field.initialValue as string | undefined) ?? ''}
      />
      <FieldError id={field.id} error={field.errors?.[0]} />
    </fieldset>
  );
}

import { frequencies } from '@domain/saved-search/frequency';
import { FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';

interface FrequencyChoicesProps {
  field: FieldProps;
  selected: string | undefined;
}

/** Option cards. The first input has the group's id. */
export function FrequencyChoices({ field, selected }: FrequencyChoicesProps) {
  const { id, name, label, error } = field;
  return (
    <fieldset className={error ? 'grupo erro' : 'grupo'} aria-describedby={field['aria-describedby']}>
      <legend className="rotulo">{label}</legend>
      <div className="ops ops--2">
        {frequencies.map(({ value, label: text, help }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              id={index === 0 ? id : undefined}
              defaultChecked={value === selected}
            />
            <span>
              {text}
              <small>{help}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

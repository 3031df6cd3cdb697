import { frequencies } from '@domain/saved-search/frequency';
import { described, FieldError } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';

interface FrequencyChoicesProps {
  field: Pick<FieldProps, 'id' | 'name' | 'label' | 'error'>;
  selected: string | undefined;
}

/** When the owner of a search is written to, as option cards. The first carries the group's id. */
export function FrequencyChoices({ field: { id, name, label, error }, selected }: FrequencyChoicesProps) {
  return (
    <fieldset
      className={error ? 'grupo erro' : 'grupo'}
      aria-describedby={described({ id, error })['aria-describedby']}
    >
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

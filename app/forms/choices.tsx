import { described, FieldError } from './field';

interface ChoicesProps {
  id: string;
  name: string;
  label: string;
  /** Radios send one, checkboxes any number. */
  type: 'radio' | 'checkbox';
  /** Values and labels at once. */
  options: readonly string[];
  selected: readonly string[];
  /** Long labels: two columns at most. */
  wide?: boolean;
  error?: string;
}

/** Option cards (brief §9). The first one carries the group's id, which the error summary leads to. */
export function Choices({ id, name, label, type, options, selected, wide, error }: ChoicesProps) {
  return (
    <fieldset
      className={error ? 'grupo erro' : 'grupo'}
      aria-describedby={described({ id, error })['aria-describedby']}
    >
      <legend className="rotulo">{label}</legend>
      <div className={wide ? 'ops ops--2' : 'ops'}>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type={type}
              name={name}
              value={option}
              id={index === 0 ? id : undefined}
              defaultChecked={selected.includes(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

import { FieldError } from './field';
import type { FieldProps } from './use-checked-form';

interface ChoiceGroupProps extends FieldProps {
  type: 'radio' | 'checkbox';
  options: readonly string[]; // each text is value and label
  texts?: Readonly<Record<string, string>>; // labels that differ from their value
  selected: readonly string[];
  wide?: boolean; // long labels: at most two columns
  words?: boolean; // a mark beside each word, without a box around it
}

/** The first option has the group's id, the target of the error summary (brief §9). */
export function ChoiceGroup({ type, options, texts, selected, wide, words, ...field }: ChoiceGroupProps) {
  const { id, name, label, error } = field;
  return (
    <fieldset className={error ? 'grupo erro' : 'grupo'} aria-describedby={field['aria-describedby']}>
      <legend className="rotulo">{label}</legend>
      <div className={words ? 'marcas' : wide ? 'ops ops--2' : 'ops'}>
        {options.map((option, index) => (
          <label className={words ? 'marca' : undefined} key={option}>
            <input
              type={type}
              name={name}
              value={option}
              id={index === 0 ? id : undefined}
              defaultChecked={selected.includes(option)}
            />
            {texts?.[option] ?? option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

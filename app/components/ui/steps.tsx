interface StepsProps {
  name: string;
  /** Value and label of each step, in order. */
  options: readonly { value: string; label: string }[];
  selected: string | undefined;
  /** Names the group, where no legend or heading does. */
  labelledBy?: string;
}

/** A row of radios, the chosen one in ink (brief §9). */
export function Steps({ name, options, selected, labelledBy }: StepsProps) {
  return (
    <div className="passo" role={labelledBy ? 'radiogroup' : undefined} aria-labelledby={labelledBy}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === selected} />
          {label}
        </label>
      ))}
    </div>
  );
}

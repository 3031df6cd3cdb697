interface SegmentedControlProps {
  name: string;
  options: readonly { value: string; label: string }[];
  selected: string | undefined;
  labelledBy?: string;
}

export function SegmentedControl({ name, options, selected, labelledBy }: SegmentedControlProps) {
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

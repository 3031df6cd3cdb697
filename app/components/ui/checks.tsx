interface ChecksProps {
  name: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
}

/** A list of checkboxes that send one field several times. */
export function Checks({ name, options, selected }: ChecksProps) {
  return (
    <>
      {options.map(({ value, label }) => (
        <label className="marca" key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={selected.includes(value)} />
          {label}
        </label>
      ))}
    </>
  );
}

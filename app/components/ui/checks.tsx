import type { ReactNode } from 'react';

interface ChecksProps {
  name: string;
  /** `beside`: content after the label. */
  options: readonly { value: string; label: string; beside?: ReactNode }[];
  selected: readonly string[];
}

export function Checks({ name, options, selected }: ChecksProps) {
  return (
    <>
      {options.map(({ value, label, beside }) => (
        <label className="marca" key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={selected.includes(value)} />
          {label}
          {beside}
        </label>
      ))}
    </>
  );
}

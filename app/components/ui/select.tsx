import type { ComponentPropsWithoutRef } from 'react';

interface SelectProps extends ComponentPropsWithoutRef<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

export function Select({ label, options, ...select }: SelectProps) {
  return (
    <label className="ordem">
      <span className="suave">{label}</span>
      <select {...select}>
        {options.map(({ value, label }) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

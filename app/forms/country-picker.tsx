import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findPhoneCountries, type PhoneCountry } from '@domain/taxonomy/phone-countries';

interface CountryPickerProps {
  label: string;
  chosen: PhoneCountry;
  onChoose: (country: PhoneCountry) => void;
  onClose: (takesFocus: boolean) => void;
}

const listId = 'paises';
const optionId = (iso: string) => `${listId}-${iso}`;

/** Combobox with a listbox (spec 1 §7). Fixed ids: only one is open. */
export function CountryPicker({ label, chosen, onChoose, onClose }: CountryPickerProps) {
  const [text, setText] = useState('');
  const [activeIso, setActiveIso] = useState(chosen.iso);
  const found = findPhoneCountries(text);
  const active = found.find(({ iso }) => iso === activeIso) ?? found[0];
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active) document.getElementById(optionId(active.iso))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (steps: number) => {
    const index = found.findIndex((country) => country === active) + steps;
    setActiveIso(found[Math.max(0, Math.min(found.length - 1, index))]?.iso ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(8),
      PageUp: () => move(-8),
      Enter: () => active && onChoose(active),
      Escape: () => onClose(true),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div
      className="fone__lista"
      role="dialog"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        const fieldElement = currentTarget.parentElement;
        if (!fieldElement?.contains(relatedTarget)) onClose(false);
      }}
    >
      <input
        ref={input}
        className="entrada"
        type="text"
        role="combobox"
        aria-label="Buscar país"
        placeholder="País ou código"
        autoComplete="off"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active.iso)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label={label} tabIndex={-1}>
        {found.map((country) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the keys
          <li
            key={country.iso}
            id={optionId(country.iso)}
            role="option"
            aria-selected={country === active}
            // Keeps the focus in the combobox.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <span>{country.name}</span>
            <span className="suave">+{country.dialCode}</span>
          </li>
        ))}
      </ul>
      <p className="fone__vazio" role="status">
        {found.length === 0 && 'Nenhum resultado encontrado.'}
      </p>
    </div>
  );
}

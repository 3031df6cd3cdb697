import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { phoneCountry, type PhoneCountry } from '@domain/taxonomy/phone-countries';

const CountryPicker = lazy(() =>
  import('./country-picker').then(({ CountryPicker }) => ({ default: CountryPicker })),
);

interface CountryButtonProps {
  name: string;
  label: string;
  chosen: PhoneCountry;
  onChoose: (country: PhoneCountry) => void;
}

export function CountryButton({ name, label, chosen, onChoose }: CountryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // An input event, which restore-inputs.browser.ts observes and replays.
  const lastReported = useRef(chosen);
  useEffect(() => {
    if (lastReported.current === chosen) return;
    lastReported.current = chosen;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);
  const close = (takesFocus: boolean) => {
    setOpen(false);
    if (takesFocus) button.current?.focus();
  };
  return (
    <div className="fone__pais">
      <input
        type="hidden"
        name={name}
        value={chosen.iso}
        ref={field}
        onInput={({ currentTarget }) => onChoose(phoneCountry(currentTarget.value))}
      />
      <button
        type="button"
        className="entrada"
        ref={button}
        aria-label={`${label}: ${chosen.name}, +${chosen.dialCode}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.iso} +{chosen.dialCode}
        <Icon name="chevron" small />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CountryPicker
            label={label}
            chosen={chosen}
            onChoose={(country) => {
              onChoose(country);
              close(true);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

import { type ReactNode, useCallback, useState } from 'react';
import { formatPhone } from './phone-input.browser';
import { useIsHydrated } from '../components/ui/use-is-hydrated.browser';
import { phoneCountries, phoneCountry } from '@domain/taxonomy/phone-countries';
import { CountryButton } from './country-button';
import { focusOnArrival } from './error-summary';
import { Field } from './field';
import type { FieldProps } from './use-checked-form';

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  countryName: string;
  country?: string;
  label?: ReactNode;
  focused?: boolean;
}

/** Brazil by default (spec 1 §7). Scripts replace the country list by a searchable one. */
export function PhoneField({
  error,
  countryName,
  country,
  label = 'Telefone',
  focused,
  ...field
}: PhoneFieldProps) {
  const scriptsRun = useIsHydrated();
  const [chosen, setChosen] = useState(() => phoneCountry(country));
  // Keeps a choice that was made before hydration.
  const takeOver = useCallback((list: HTMLSelectElement | null) => {
    if (list) setChosen(phoneCountry(list.value));
  }, []);
  const countryLabel = 'País do telefone';
  return (
    <Field id={field.id} label={label} error={error}>
      <div className="fone">
        {scriptsRun ? (
          <CountryButton name={countryName} label={countryLabel} chosen={chosen} onChoose={setChosen} />
        ) : (
          <select
            ref={takeOver}
            name={countryName}
            defaultValue={chosen.iso}
            aria-label={countryLabel}
            autoComplete="country"
          >
            {phoneCountries.map(({ iso, dialCode, name: countryText }) => (
              <option value={iso} key={iso}>{`${countryText} +${dialCode}`}</option>
            ))}
          </select>
        )}
        <input
          {...field}
          // HTML allows the autofill value 'tel-national' only on type 'text'.
          type="text"
          inputMode="tel"
          autoComplete={chosen.iso === 'BR' ? 'tel-national' : 'tel'}
          placeholder="(xx) xxxxx-xxxx"
          onInput={({ currentTarget }) => formatPhone(currentTarget, chosen.iso === 'BR')}
          {...(focused && focusOnArrival)}
        />
      </div>
    </Field>
  );
}

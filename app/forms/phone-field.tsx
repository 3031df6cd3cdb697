import { type ReactNode, useCallback, useState } from 'react';
import { formatPhone } from './phone-input.browser';
import { useScriptsRun } from '~/components/ui/use-scripts-run.browser';
import { phoneCountries, phoneCountry } from '@domain/taxonomy/phone-countries';
import { CountryButton } from './country-button';
import { focusOnArrival } from './error-summary';
import { described, Field } from './field';

interface PhoneFieldProps {
  /** The number's field. */
  id: string;
  name: string;
  defaultValue?: string;
  error?: string;
  /** The country's field and its ISO code. */
  countryName: string;
  country?: string;
  required?: boolean;
  label?: ReactNode;
  /** Takes the focus when it comes. */
  focused?: boolean;
}

/**
 * A phone with its country, Brazil unless another is chosen (spec 1 §7): a list of all countries, which
 * scripts replace by one that can be searched.
 */
export function PhoneField({
  id,
  name,
  defaultValue,
  error,
  countryName,
  country,
  required,
  label = 'Telefone',
  focused,
}: PhoneFieldProps) {
  const scriptsRun = useScriptsRun();
  const [chosen, setChosen] = useState(() => phoneCountry(country));
  // What was chosen in the list before the scripts ran is what they go on with.
  const takeOver = useCallback((list: HTMLSelectElement | null) => {
    if (list) setChosen(phoneCountry(list.value));
  }, []);
  const countryLabel = 'País do telefone';
  return (
    <Field id={id} label={label} error={error}>
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
          id={id}
          name={name}
          // A national number may not be asked for in a field of type 'tel' (HTML, autofill).
          type="text"
          inputMode="tel"
          autoComplete={chosen.iso === 'BR' ? 'tel-national' : 'tel'}
          placeholder="(xx) xxxxx-xxxx"
          defaultValue={defaultValue}
          required={required}
          onInput={({ currentTarget }) => formatPhone(currentTarget, chosen.iso === 'BR')}
          {...described({ id, error })}
          {...(focused && focusOnArrival)}
        />
      </div>
    </Field>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '~/components/ui/use-is-hydrated.browser';
import { Drawing } from '~/components/ui/icon';
import { metSenhaRules } from '@domain/validation/senha-rules';
import { focusOnArrival } from '~/forms/error-summary';
import { Field } from '~/forms/field';
import type { FieldProps } from '~/forms/use-checked-form';
import { PasswordRules, rulesId } from './password-rules';
import { PasswordStrength } from './password-strength';

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 1 1 5.5 0';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** For a new password: shows the rules from the start; an error says them itself. */
  rules?: boolean;
  /** Takes the focus on page load, because the password must be typed again. */
  focused?: boolean;
}

/** The server never returns a password. The button that shows it needs scripts. */
export function PasswordField({
  autoComplete,
  rules = false,
  focused = false,
  ...fieldProps
}: PasswordFieldProps) {
  const { id, name, label, error, 'aria-describedby': errorId } = fieldProps;
  const hasRules = rules && !error;
  const scriptsRun = useIsHydrated();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Include text that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  return (
    <Field id={id} label={label} error={error}>
      <div className="senha">
        <input
          ref={input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          required
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-invalid={fieldProps['aria-invalid']}
          aria-describedby={[hasRules && rulesId(id), errorId].filter(Boolean).join(' ') || undefined}
          {...(focused && focusOnArrival)}
        />
        {scriptsRun && (
          <button
            type="button"
            className="bi"
            aria-label="Mostrar senha"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Drawing path={eye} />
          </button>
        )}
      </div>
      {hasRules && (
        <>
          <PasswordStrength typed={typed} />
          <PasswordRules fieldId={id} met={typed ? metSenhaRules(typed) : undefined} />
        </>
      )}
    </Field>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useScriptsRun } from '~/components/ui/use-scripts-run.browser';
import { Drawing } from '~/components/ui/icon';
import { metSenhaRules } from '@domain/validation/senha-rules';
import { focusOnArrival } from '~/forms/error-summary';
import { described, Field, type FieldFrame } from '~/forms/field';
import { PasswordRules, rulesId } from './password-rules';
import { PasswordStrength } from './password-strength';

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 1 1 5.5 0';

interface PasswordFieldProps extends FieldFrame {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** A password that is chosen here: its rules stand beside it from the start. */
  rules?: boolean;
  /** Which of them the password kept that was refused. */
  metRules?: readonly boolean[];
  /** Takes the focus when it comes: what was wrong has to be typed anew. */
  focused?: boolean;
}

/** A password, which is never given back; scripts let it be looked at. Pasting and password managers work. */
export function PasswordField({
  name,
  autoComplete,
  rules = false,
  metRules,
  focused = false,
  ...frame
}: PasswordFieldProps) {
  const { id } = frame;
  const scriptsRun = useScriptsRun();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the scripts ran counts too.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const { 'aria-describedby': ids, ...invalid } = described(frame);
  return (
    <Field {...frame}>
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
          {...invalid}
          aria-describedby={[rules && rulesId(id), ids].filter(Boolean).join(' ') || undefined}
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
      {rules && <PasswordStrength typed={typed} />}
      {rules && <PasswordRules fieldId={id} met={typed ? metSenhaRules(typed) : metRules} />}
    </Field>
  );
}

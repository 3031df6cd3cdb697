import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { formatDate } from '~/forms/date-input.browser';
import { links } from '~/links';
import { focusOnArrival } from '~/forms/error-summary';
import { FieldError } from '~/forms/field';
import { PasswordField } from '../password/password-field';
import { PhoneField } from '~/forms/phone-field';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { AcceptLine } from './accept-line';
import type { StepProps } from './step-props';

/** Name, e-mail and password are required; the rest is optional and folded (spec 1 §7). */
export function RegistrationStep({ view, form, pending, focused }: StepProps) {
  const { values } = view;
  const { id, errors } = form;
  const field = (name: string) => ({ ...form.field(name), ...(focused === name && focusOnArrival) });
  const terms = form.field('termos');
  return (
    <>
      <TextField {...field('nome')} />
      <TextField {...field('email')} />
      <PasswordField
        {...form.field('senha')}
        autoComplete="new-password"
        rules
        focused={focused === 'senha'}
      />
      <Optional view={view} errors={errors}>
        <PhoneField
          {...form.field('telefone.numero')}
          countryName="telefone.pais"
          focused={focused === 'telefone.numero'}
          country={values['telefone.pais']}
        />
        <TextField {...field('dataNascimento')} onInput={({ currentTarget }) => formatDate(currentTarget)} />
      </Optional>
      <label className="marca">
        <input type="checkbox" name="newsletter" defaultChecked={values.newsletter === 'on'} />
        Quero receber a newsletter
      </label>
      <div className={terms.error ? 'campo erro' : 'campo'}>
        <label className="marca" htmlFor={terms.id}>
          <input
            type="checkbox"
            id={terms.id}
            name={terms.name}
            required
            defaultChecked={values.termos === 'on'}
            {...(focused === 'termos' && focusOnArrival)}
            aria-invalid={terms['aria-invalid']}
            aria-describedby={terms['aria-describedby']}
          />
          <span>
            Li e aceito os{' '}
            <a className="sublinhado" href={links.terms()} target="_blank" rel="noopener">
              termos de responsabilidade
            </a>
          </span>
        </label>
        <FieldError {...terms} />
      </div>
      <SubmitButton pending={pending}>Concluir cadastro</SubmitButton>
      <FieldError id={id} error={errors['']} />
      <AcceptLine />
    </>
  );
}

const optionalFields = ['telefone.numero', 'dataNascimento'] as const;

interface OptionalProps {
  view: StepProps['view'];
  errors: StepProps['form']['errors'];
  children: ReactNode;
}

/** Folded, so that the dialog's button is in view; open where something was typed, or is wrong. */
function Optional({ view: { values }, errors, children }: OptionalProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const hasError = optionalFields.some((name) => errors[name]);
  const [startsOpen] = useState(hasError || optionalFields.some((name) => values[name]));
  useEffect(() => {
    if (hasError) fold.current!.open = true;
  }, [hasError]);
  return (
    <details
      ref={fold}
      className="auth__mais"
      open={startsOpen}
      onToggle={({ currentTarget }) => {
        // An error in a closed fold would stop the form without a visible reason.
        if (hasError) currentTarget.open = true;
      }}
    >
      <summary>
        <span>
          Telefone e nascimento <span className="suave">(opcional)</span>
        </span>
        <Icon name="chevron" small />
      </summary>
      <div>{children}</div>
    </details>
  );
}

import { formatDate } from '~/forms/date-input.browser';
import { links } from '~/links';
import { focusOnArrival } from '~/forms/error-summary';
import { described, FieldError } from '~/forms/field';
import { PasswordField } from '../password/password-field';
import { PhoneField } from '~/forms/phone-field';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { AcceptLine } from './accept-line';
import type { StepProps } from './step-props';

/** Registering: nome, e-mail and senha; the rest is optional (spec 1 §7). */
export function RegistrationStep({ view, form, pending, focused }: StepProps) {
  const { values, metRules } = view;
  const { id, errors } = form;
  const field = (name: string) => ({ ...form.field(name), ...(focused === name && focusOnArrival) });
  const terms = form.field('termos');
  return (
    <>
      <TextField {...field('nome')} />
      <TextField {...field('email')} />
      <PhoneField
        {...form.field('telefone.numero')}
        label={optional('Telefone')}
        countryName="telefone.pais"
        focused={focused === 'telefone.numero'}
        country={values['telefone.pais']}
      />
      <TextField
        {...field('dataNascimento')}
        label={optional('Data de nascimento')}
        onInput={({ currentTarget }) => formatDate(currentTarget)}
      />
      <PasswordField
        {...form.field('senha')}
        autoComplete="new-password"
        rules
        metRules={metRules}
        focused={focused === 'senha'}
      />
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
            {...described(terms)}
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

const optional = (label: string) => (
  <>
    {label} <span className="suave">(opcional)</span>
  </>
);

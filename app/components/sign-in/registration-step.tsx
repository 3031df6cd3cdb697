import { formatDate } from '~/browser/date-input';
import { links } from '~/links';
import { focusOnArrival } from '../forms/error-summary';
import { FieldError } from '../forms/field';
import { PasswordField } from '../forms/password-field';
import { PhoneField } from '../forms/phone-field';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { AcceptLine } from './accept-line';
import { signInFormId as id, type StepProps } from './sign-in-form';

/** Registering: nome, e-mail and senha; the rest is optional (spec 1 §7). */
export function RegistrationStep({ view: { values, errors, metRules }, pending, focused }: StepProps) {
  const field = (name: 'nome' | 'email' | 'dataNascimento') => ({
    id: `${id}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
    ...(focused === name && focusOnArrival),
  });
  return (
    <>
      <TextField {...field('nome')} label="Nome completo" autoComplete="name" required />
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="username" required />
      <PhoneField
        id={`${id}-telefone`}
        name="telefone.numero"
        label={optional('Telefone')}
        defaultValue={values['telefone.numero']}
        error={errors['telefone.numero']}
        countryName="telefone.pais"
        focused={focused === 'telefone.numero'}
        country={values['telefone.pais']}
      />
      <TextField
        {...field('dataNascimento')}
        label={optional('Data de nascimento')}
        inputMode="numeric"
        autoComplete="bday"
        placeholder="DD/MM/AAAA"
        maxLength={10}
        onInput={({ currentTarget }) => formatDate(currentTarget)}
      />
      <PasswordField
        id={`${id}-senha`}
        name="senha"
        label="Senha"
        autoComplete="new-password"
        rules
        metRules={metRules}
        focused={focused === 'senha'}
        error={errors.senha}
      />
      <label className="marca">
        <input type="checkbox" name="newsletter" defaultChecked={values.newsletter === 'on'} />
        Quero receber a newsletter
      </label>
      <div className={errors.termos ? 'campo erro' : 'campo'}>
        <label className="marca" htmlFor={`${id}-termos`}>
          <input
            type="checkbox"
            id={`${id}-termos`}
            name="termos"
            required
            defaultChecked={values.termos === 'on'}
            {...(focused === 'termos' && focusOnArrival)}
            aria-invalid={errors.termos ? true : undefined}
            aria-describedby={errors.termos && `${id}-termos-erro`}
          />
          <span>
            Li e aceito os{' '}
            <a className="sublinhado" href={links.terms()} target="_blank" rel="noopener">
              termos de responsabilidade
            </a>
          </span>
        </label>
        <FieldError id={`${id}-termos`} error={errors.termos} />
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

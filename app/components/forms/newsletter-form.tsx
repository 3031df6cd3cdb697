import { hiddenField } from '~/domain/forms/hidden-fields';
import { links } from '~/links';
import { FieldError } from './field';
import { PrivacyLine } from './privacy-line';
import { TextField } from './text-field';
import { Trap } from './trap';

type NewsletterField = 'nome' | 'email';

interface NewsletterFormProps {
  /** Tells the fields of two such forms on a page apart. */
  id?: string;
  typed?: Partial<Record<NewsletterField, string>>;
  /** By field; '' is the form's own. */
  errors?: Partial<Record<NewsletterField | '', string>>;
  /** Where to go afterwards; without it, to the page that the form stands in. */
  returnTo?: string;
}

/**
 * 'Assine nossa newsletter' (spec 2 §2). Plain markup without state, so that the footer can be kept as
 * text. Scripts check it while it is used (browser/form-checks.ts), unless it shows a server's answer: its errors are
 * React's then.
 */
export function NewsletterForm({ id = 'newsletter', typed, errors, returnTo }: NewsletterFormProps) {
  return (
    <form
      className="news__form"
      id={id}
      method="post"
      action={links.newsletterAction()}
      noValidate
      data-check={typed ? undefined : 'newsletter'}
    >
      <TextField
        id={`${id}-nome`}
        name="nome"
        label="Nome completo"
        autoComplete="name"
        required
        defaultValue={typed?.nome}
        error={errors?.nome}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label="E-mail"
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={errors?.email}
      />
      <Trap formId={id} />
      {returnTo && <input type="hidden" name={hiddenField.returnTo} value={returnTo} />}
      <button className="bt bt--2">Assinar</button>
      <FieldError id={id} error={errors?.['']} />
      <PrivacyLine verb="assinar" />
    </form>
  );
}

import { hiddenField } from '~/forms/hidden-fields';
import type { Errors } from '~/forms/form';
import { useCheckedForm } from '~/forms/use-checked-form';
import { links } from '~/links';
import { FieldError } from '~/forms/field';
import { PrivacyLine } from '~/forms/privacy-line';
import { TextField } from '~/forms/text-field';
import { Trap } from '~/forms/trap';
import { CampaignField } from '../campaign-field';
import { newsletterForms, newsletterWaitsFor } from './newsletter';

interface NewsletterFormProps {
  /** Where it stands: the fields of two such forms on a page are told apart. */
  place?: keyof typeof newsletterForms;
  typed?: Partial<Record<string, string>>;
  errors?: Errors;
  /** Where to go afterwards; without it, to the page that the form stands in. */
  returnTo?: string;
}

/**
 * 'Assine nossa newsletter' (spec 2 §2). It asks nothing of a router: the footer is kept as text, and there it is watched
 * from outside (newsletter-on-use.browser.ts).
 */
export function NewsletterForm({ place = 'footer', typed, errors: answered, returnTo }: NewsletterFormProps) {
  const { id, formProps, fieldProps, errors, isValid } = useCheckedForm(newsletterForms[place], answered);
  return (
    <form className="news__form" action={links.newsletterAction()} {...formProps}>
      <TextField {...fieldProps('nome', typed?.nome)} />
      <TextField {...fieldProps('email', typed?.email)} />
      <CampaignField value={typed?.[hiddenField.campaign]} />
      <Trap formId={id} />
      {returnTo && <input type="hidden" name={hiddenField.returnTo} value={returnTo} />}
      <button
        className="bt bt--2"
        aria-disabled={isValid ? undefined : true}
        title={isValid ? undefined : newsletterWaitsFor}
      >
        Assinar
      </button>
      <FieldError id={id} error={errors['']} />
      <PrivacyLine verb="assinar" />
    </form>
  );
}

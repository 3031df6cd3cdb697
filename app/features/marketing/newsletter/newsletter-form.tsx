import { hiddenField } from '~/forms/hidden-fields';
import type { FormReply } from '~/forms/form-reply';
import { useCheckedForm } from '~/forms/use-checked-form';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { links } from '~/links';
import { FieldError } from '~/forms/field';
import { PrivacyLine } from '~/forms/privacy-line';
import { TextField } from '~/forms/text-field';
import { Honeypot } from '~/forms/honeypot';
import { CampaignField } from '../campaign-field';
import { newsletterForms, newsletterWaitsFor } from './newsletter';

interface NewsletterFormProps {
  place?: keyof typeof newsletterForms;
  typed?: Partial<Record<string, string>>;
  result?: FormReply['result'];
  returnTo?: string;
}

/**
 * Newsletter form (spec 2 §2). Works without a router: in the footer it is a React root of its own. Scripts send it in
 * place (newsletter.browser.ts).
 */
export function NewsletterForm({ place = 'footer', typed, result, returnTo }: NewsletterFormProps) {
  const { id, formProps, fieldProps, errors, isValid } = useCheckedForm(newsletterForms[place], { result });
  return (
    <form
      className="news__form"
      action={links.newsletterAction()}
      {...formProps}
      {...{ [documentAttribute]: '' }}
    >
      <TextField {...fieldProps('nome')} />
      <TextField {...fieldProps('email')} />
      <CampaignField value={typed?.[hiddenField.campaign]} />
      <Honeypot formId={id} />
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

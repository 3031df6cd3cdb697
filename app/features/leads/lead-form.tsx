import { type ReactNode, useEffect, useState } from 'react';
import { FormLayout } from '~/forms/form-layout';
import { CampaignField } from '~/features/marketing/campaign-field';
import { hiddenField } from '~/forms/hidden-fields';
import { newKey } from '~/forms/new-key.browser';
import { PrivacyLine } from '~/forms/privacy-line';
import { SubmitButton } from '~/forms/submit-button';
import { Honeypot } from '~/forms/honeypot';
import type { FormState } from '~/forms/use-form';

interface LeadFormProps {
  form: FormState<never>;
  submit: ReactNode;
  /** Condition that enables the button, with scripts (settled §6). */
  waitsFor?: string;
  verb?: string;
  children: ReactNode;
}

/** Layout of a lead form: idempotency key, campaign, honeypot, privacy line. */
export function LeadForm({ form, submit, waitsFor, verb, children }: LeadFormProps) {
  const { id, pending, reply } = form;
  // An answered form keeps its key, so that the back end does not store the lead twice.
  const typed = reply?.result?.initialValue;
  const typedKey = typed?.[hiddenField.key];
  const [key, setKey] = useState(typeof typedKey === 'string' ? typedKey : '');
  // Created in the browser, because cached pages are shared. Without scripts the day is the key (leads.server.ts).
  useEffect(() => setKey((known) => known || newKey()), []);
  return (
    <FormLayout
      form={form}
      submit={
        <SubmitButton pending={pending} waitsFor={waitsFor}>
          {submit}
        </SubmitButton>
      }
      foot={<PrivacyLine verb={verb} />}
    >
      <input type="hidden" name={hiddenField.key} value={key} />
      <CampaignField value={typed?.[hiddenField.campaign]} />
      <Honeypot formId={id} />
      {children}
    </FormLayout>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { FormFrame } from '~/forms/form-frame';
import { CampaignField } from '~/features/marketing/campaign-field';
import { hiddenField } from '~/forms/hidden-fields';
import { newKey } from '~/forms/new-key.browser';
import { PrivacyLine } from '~/forms/privacy-line';
import { SubmitButton } from '~/forms/submit-button';
import { Trap } from '~/forms/trap';
import type { FormState } from '~/forms/use-form';

interface LeadFormProps {
  form: FormState<never>;
  submit: ReactNode;
  /** What its button waits for, where scripts run (settled §6). */
  waitsFor?: string;
  /** What the button does, in the line about privacy. */
  verb?: string;
  children: ReactNode;
}

/** The frame of a form that sends a lead: what is taken once, what programs fall for, what is agreed to. */
export function LeadForm({ form, submit, waitsFor, verb, children }: LeadFormProps) {
  const { id, pending, reply } = form;
  // A form that was answered keeps its key: what the back end may have kept all the same is not taken twice.
  const typed = reply?.result?.initialValue;
  const typedKey = typed?.[hiddenField.key];
  const [key, setKey] = useState(typeof typedKey === 'string' ? typedKey : '');
  // The browser makes it: a page that is kept is shown to many. Without scripts the day is its key (leads.server.ts).
  useEffect(() => setKey((known) => known || newKey()), []);
  return (
    <FormFrame
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
      <Trap formId={id} />
      {children}
    </FormFrame>
  );
}

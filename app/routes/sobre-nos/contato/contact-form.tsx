import type { z } from 'zod';
import { Choices } from '~/forms/choices';
import { controlProps } from '~/forms/control-props';
import { LeadForm } from '~/features/leads/lead-form';
import { PersonFields, personLabels } from '~/features/leads/person-fields';
import { TextArea } from '~/forms/text-field';
import { useLeadForm } from '~/features/leads/use-lead-form';
import type { contactForm } from '~/features/leads/contact';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { contactSubjects } from '@domain/taxonomy/lead-options';
import { links } from '~/links';

const labels = [['assunto', 'Assunto'], ...personLabels, ['mensagem', 'Mensagem']] as const;

/** The browser's check is the server's, loaded when the form is first used. */
const loadCheck = async () => {
  const [{ checkForm }, { contactForm: schema }] = await Promise.all([
    import('~/forms/validate'),
    import('~/features/leads/contact'),
  ]);
  return (form: FormData) => checkForm(form, schema);
};

interface ContactFormProps {
  formKey: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

export function ContactForm({ formKey, person, reply }: ContactFormProps) {
  const state = useLeadForm<z.input<typeof contactForm>>({
    id: 'contato',
    action: links.contact(),
    result: reply?.result,
    defaultValue: person && { ...person },
    loadCheck,
  });
  const { fields } = state;
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Enviar mensagem">
      <Choices
        type="radio"
        legend="Assunto"
        id={fields.assunto.id}
        name={fields.assunto.name}
        options={contactSubjects}
        selected={[fields.assunto.initialValue ?? contactSubjects[0]]}
        error={fields.assunto.errors?.[0]}
      />
      <PersonFields fields={fields} />
      <TextArea {...controlProps(fields.mensagem)} label="Mensagem" required />
    </LeadForm>
  );
}

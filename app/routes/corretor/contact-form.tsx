import type { z } from 'zod';
import { controlProps } from '~/components/forms/control-props';
import { LeadForm } from '~/components/forms/lead-form';
import { PersonFields, personLabels } from '~/components/forms/person-fields';
import { TextArea } from '~/components/forms/text-field';
import { useLeadForm } from '~/components/forms/use-lead-form';
import type { brokerContactForm } from '~/domain/forms/contact';
import type { FormReply } from '~/domain/forms/form-reply';
import { links } from '~/links';

const labels = [...personLabels, ['mensagem', 'Mensagem']] as const;

/** The browser's check is the server's, loaded when the form is first used. */
const loadCheck = async () => {
  const [{ checkForm }, { brokerContactForm: schema }] = await Promise.all([
    import('~/domain/forms/validate'),
    import('~/domain/forms/contact'),
  ]);
  return (form: FormData) => checkForm(form, schema);
};

interface ContactFormProps {
  /** The broker's. */
  slug: string;
  formKey: string;
  reply: FormReply | undefined;
}

/** A message to the broker. */
export function ContactForm({ slug, formKey, reply }: ContactFormProps) {
  const state = useLeadForm<z.input<typeof brokerContactForm>>({
    id: 'mensagem',
    action: links.broker(slug),
    result: reply?.result,
    loadCheck,
  });
  const { fields } = state;
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Enviar mensagem">
      <PersonFields fields={fields} />
      <TextArea {...controlProps(fields.mensagem)} label="Mensagem" required />
    </LeadForm>
  );
}

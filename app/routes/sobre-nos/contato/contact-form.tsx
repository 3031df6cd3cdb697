import { ChoiceGroup } from '~/forms/choice-group';
import type { FormReply } from '~/forms/form-reply';
import { TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { contactForm } from '~/features/leads/contact';
import type { KnownPerson } from '~/features/leads/known-person';
import { LeadForm } from '~/features/leads/lead-form';
import { PersonFields } from '~/features/leads/person-fields';
import { type ContactSubject, contactSubjects } from '@domain/taxonomy/lead-options';
import { links } from '~/links';

interface ContactFormProps {
  person: KnownPerson | undefined;
  subject: ContactSubject;
  reply: FormReply | undefined;
}

export function ContactForm({ person, subject, reply }: ContactFormProps) {
  const form = useForm(contactForm, { action: links.contact(), reply, known: person });
  return (
    <LeadForm form={form} submit="Enviar mensagem">
      <ChoiceGroup
        {...form.field('assunto')}
        type="radio"
        options={contactSubjects}
        selected={[form.typed('assunto') ?? subject]}
      />
      <PersonFields form={form} />
      <TextArea {...form.field('mensagem')} />
    </LeadForm>
  );
}

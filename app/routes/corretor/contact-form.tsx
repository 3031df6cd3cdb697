import { LeadForm } from '~/features/leads/lead-form';
import { PlainPhoneField } from '~/forms/plain-phone-field';
import { TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { brokerContactForm } from '~/features/leads/contact';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { links } from '~/links';

interface ContactFormProps {
  slug: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

/** Message to the broker. The phone field has no country list, to keep the page small. */
export function ContactForm({ slug, person, reply }: ContactFormProps) {
  const form = useForm(brokerContactForm, { action: links.broker(slug), reply, known: person });
  const { field } = form;
  return (
    <LeadForm form={form} submit="Enviar mensagem">
      <TextField {...field('nome')} />
      <div className="duo duo--i">
        <PlainPhoneField {...field('telefone.numero')} />
        <TextField {...field('email')} />
      </div>
      <TextArea {...field('mensagem')} />
    </LeadForm>
  );
}

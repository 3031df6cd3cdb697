import { LeadForm } from '~/features/leads/lead-form';
import { PlainPhoneField } from '~/forms/plain-phone-field';
import { TextArea, TextField } from '~/forms/text-field';
import { usePlainLeadForm } from '~/features/leads/use-plain-lead-form';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { links } from '~/links';

const labels = [
  ['nome', 'Nome completo'],
  ['telefone.numero', 'Telefone'],
  ['email', 'E-mail'],
  ['mensagem', 'Mensagem'],
] as const;

interface ContactFormProps {
  /** The broker's. */
  slug: string;
  formKey: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

/** A message to the broker: plain fields, since the page has cards to carry too. */
export function ContactForm({ slug, formKey, person, reply }: ContactFormProps) {
  const state = usePlainLeadForm({
    id: 'mensagem',
    action: links.broker(slug),
    reply,
    person,
    check: 'mensagem',
  });
  const { field } = state;
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Enviar mensagem">
      <TextField {...field('nome')} label="Nome completo" autoComplete="name" required />
      <div className="duo duo--i">
        <PlainPhoneField {...field('telefone.numero')} />
        <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" required />
      </div>
      <TextArea {...field('mensagem')} label="Mensagem" required />
    </LeadForm>
  );
}

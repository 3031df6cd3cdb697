import type { z } from 'zod';
import { controlProps } from '~/forms/control-props';
import { LeadForm } from '~/features/leads/lead-form';
import { TextField } from '~/forms/text-field';
import { useLeadForm } from '~/features/leads/use-lead-form';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import type { newsletterForm } from '~/features/marketing/newsletter/newsletter';
import { links } from '~/links';

const labels = [
  ['nome', 'Nome completo'],
  ['email', 'E-mail'],
] as const;

/** The browser's check is the server's, loaded when the form is first used. */
const loadCheck = async () => {
  const [{ checkForm }, { newsletterForm: schema }] = await Promise.all([
    import('~/forms/validate'),
    import('~/features/marketing/newsletter/newsletter'),
  ]);
  return (form: FormData) => checkForm(form, schema);
};

interface MagazineFormProps {
  formKey: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

export function MagazineForm({ formKey, person, reply }: MagazineFormProps) {
  const state = useLeadForm<z.input<typeof newsletterForm>>({
    id: 'revista',
    action: links.magazine(),
    result: reply?.result,
    defaultValue: person && { ...person },
    loadCheck,
  });
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Assinar" verb="assinar">
      <TextField {...controlProps(state.fields.nome)} label="Nome completo" autoComplete="name" required />
      <TextField
        {...controlProps(state.fields.email)}
        type="email"
        label="E-mail"
        autoComplete="email"
        required
      />
    </LeadForm>
  );
}

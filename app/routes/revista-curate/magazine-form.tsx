import type { z } from 'zod';
import { controlProps } from '~/components/forms/control-props';
import { LeadForm } from '~/components/forms/lead-form';
import { TextField } from '~/components/forms/text-field';
import { useLeadForm } from '~/components/forms/use-lead-form';
import type { FormReply } from '~/domain/forms/form-reply';
import type { KnownPerson } from '~/domain/forms/known-person';
import type { newsletterForm } from '~/domain/forms/newsletter';
import { links } from '~/links';

const labels = [
  ['nome', 'Nome completo'],
  ['email', 'E-mail'],
] as const;

/** The browser's check is the server's, loaded when the form is first used. */
const loadCheck = async () => {
  const [{ checkForm }, { newsletterForm: schema }] = await Promise.all([
    import('~/domain/forms/validate'),
    import('~/domain/forms/newsletter'),
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

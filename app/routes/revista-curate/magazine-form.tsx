import { LeadForm } from '~/features/leads/lead-form';
import type { KnownPerson } from '~/features/leads/known-person';
import type { FormReply } from '~/forms/form-reply';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { newsletterWaitsFor } from '~/features/marketing/newsletter/newsletter';
import { links } from '~/links';
import { magazineForm } from './magazine';

interface MagazineFormProps {
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

export function MagazineForm({ person, reply }: MagazineFormProps) {
  const form = useForm(magazineForm, { action: links.magazine(), reply, known: person });
  return (
    <LeadForm
      form={form}
      submit="Assinar"
      waitsFor={form.isValid ? undefined : newsletterWaitsFor}
      verb="assinar"
    >
      <TextField {...form.field('nome')} />
      <TextField {...form.field('email')} />
    </LeadForm>
  );
}

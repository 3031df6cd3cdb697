import { LeadForm } from '~/features/leads/lead-form';
import { requestField, requests } from '~/features/leads/property-request';
import { reservedForm } from '~/features/leads/reserved-request';
import { reservedLinks } from '~/features/reserved/reserved-links';
import type { FormReply } from '~/forms/form-reply';
import { PlainPhoneField } from '~/forms/plain-phone-field';
import { TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';

interface ContactFormProps {
  id: number;
  reply: FormReply | undefined;
  person: NonNullable<Parameters<typeof useForm>[1]>['known'];
}

export function ContactForm({ id, reply, person }: ContactFormProps) {
  const form = useForm(reservedForm, { action: reservedLinks.property(id), reply, known: person });
  const { field } = form;
  return (
    <LeadForm form={form} submit="Falar com um consultor">
      <h2 id="fale-titulo">Quer conhecer este imóvel?</h2>
      <input type="hidden" name={requestField} value={requests.talk} />
      <TextField {...field('nome')} />
      <PlainPhoneField {...field('telefone.numero')} />
      <TextField {...field('email')} />
      <TextArea
        {...field('mensagem')}
        label={
          <>
            Mensagem <span className="opcional">(opcional)</span>
          </>
        }
      />
    </LeadForm>
  );
}

import { LeadForm } from '~/features/leads/lead-form';
import { PlainPhoneField } from '~/forms/plain-phone-field';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { interestForm, requestField, requests } from '~/features/leads/property-request';
import type { RequestFormProps } from './request-form';

/** A 'breve lançamento' may not be offered yet, so it has no price and no visit (settled §4). */
export function InterestForm({ contact, reply, inNameOf }: RequestFormProps) {
  const { person, action } = contact;
  const form = useForm(interestForm, { action, reply, known: person });
  const { field } = form;
  return (
    <LeadForm form={form} submit="Tenho interesse">
      <h2 className="fale__titulo">Tenho interesse</h2>
      <p className="suave menor">
        As vendas ainda não começaram. Um consultor conta o que já se sabe e avisa quando o registro sair.
      </p>
      <input type="hidden" name={requestField} value={requests.talk} />
      <TextField {...field('nome')} />
      <PlainPhoneField {...field('telefone.numero')} />
      <TextField {...field('email')} />
      {inNameOf && <input type="hidden" name="corretor" value={inNameOf} />}
    </LeadForm>
  );
}

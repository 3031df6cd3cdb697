import type { StaffProperty } from '@contract/staff-properties';
import { type Withdrawal, withdrawalNames } from '@domain/property/override-names';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../../admin-links';
import { adminForms } from '../../forms';
import { Panel } from '../../record/panel';
import { fieldOf, propertyIntents, type PropertyReply, storedOf, wasField } from './record-fields';

interface OffAirProps {
  property: StaffProperty;
  reply: PropertyReply;
}

/** Takes the property off the site with a reason; one press brings it back. */
export function OffAirPanel({ property, reply }: OffAirProps) {
  const { override } = fieldOf(property, 'withdrawn');
  if (override) return <BackPanel property={property} reply={reply} />;
  if (!property.is_on_site) return null;
  return <WithdrawPanel property={property} reply={reply} />;
}

function WithdrawPanel({ property, reply }: OffAirProps) {
  const form = useForm(adminForms.withdrawal, {
    action: adminLinks.property(property.id),
    reply: reply?.intent === propertyIntents.withdraw ? reply : undefined,
  });
  return (
    <Panel id="tirar-do-ar" title="Tirar do ar">
      <FormLayout
        form={form}
        hasSummary={false}
        submit={
          <SubmitButton pending={form.pending} isDestructive>
            Tirar do ar
          </SubmitButton>
        }
      >
        <input type="hidden" name={intentField} value={propertyIntents.withdraw} />
        <input
          type="hidden"
          name={wasField}
          value={JSON.stringify(storedOf(fieldOf(property, 'withdrawn')))}
        />
        <SelectField {...form.field('withdrawn')} options={Object.entries(withdrawalNames)} />
      </FormLayout>
      <p className="nota mnota">
        A página passa a “Indisponível” na hora; quem guardou é avisado no resumo. Dá para voltar.
      </p>
    </Panel>
  );
}

function BackPanel({ property, reply }: OffAirProps) {
  const { feed, override } = fieldOf(property, 'withdrawn');
  const failed = reply?.intent === propertyIntents.restore ? reply.failed : undefined;
  return (
    <Panel id="tirar-do-ar" title="Fora do ar">
      <p>{withdrawalNames[override!.value as Withdrawal]}.</p>
      <form className="form" method="post" action={adminLinks.property(property.id)}>
        <input type="hidden" name={intentField} value={propertyIntents.restore} />
        <button className="bt bt--1">Voltar ao ar</button>
        <FieldError id="voltar-envio" error={failed} />
      </form>
      {(feed === true || !property.is_in_feed) && (
        <p className="nota mnota">
          {property.is_in_feed
            ? 'A carga também o tem como indisponível: sem ela, ele não volta.'
            : 'A carga já não o tem: ele volta quando ela o trouxer.'}
        </p>
      )}
    </Panel>
  );
}

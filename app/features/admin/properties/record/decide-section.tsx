import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import type { StaffOwner } from '@contract/staff-owners';
import type { StaffProperty } from '@contract/staff-properties';
import { flagWords } from '@domain/property/override-input';
import { adminLinks, intentField } from '../../admin-links';
import { adminForms } from '../../forms';
import { RecordSection } from '../../record/record';
import { overrideNames } from '@domain/property/override-names';
import { OwnerField, ownerEmails, ownerText, ReleasedOwner } from './owner-field';
import { Released } from './release-button';
import type { FieldTexts } from './property-view';
import {
  decidedFields,
  decidedOf,
  fieldOf,
  placementNames,
  placementOf,
  placements,
  propertyIntents,
  type PropertyReply,
  seals,
  wasField,
} from './record-fields';

interface DecideProps {
  property: StaffProperty;
  texts: FieldTexts;
  canWrite: boolean;
  reply: PropertyReply;
  owner: StaffOwner | null;
}

export const decideTitle = 'O que a casa decide';

export const DecideSection = ({ canWrite, ...form }: DecideProps) => (
  <RecordSection title={decideTitle}>
    {canWrite ? (
      <DecideForm {...form} key={JSON.stringify([decidedOf(form.property), form.owner])} />
    ) : (
      <Decided texts={form.texts} owner={form.owner} />
    )}
  </RecordSection>
);

const Decided = ({ texts, owner }: Pick<DecideProps, 'texts' | 'owner'>) => (
  <dl className="mdl">
    {owner && (
      <div>
        <dt>Conta do proprietário</dt>
        <dd>{ownerText(owner)}</dd>
      </div>
    )}
    {decidedFields.map((name) => (
      <div key={name}>
        <dt>{overrideNames[name]}</dt>
        <dd>{texts[name].value}</dd>
      </div>
    ))}
  </dl>
);

/** After a refusal `was` is still what the form has read first. */
function DecideForm({ property, texts, reply, owner }: Omit<DecideProps, 'canWrite'>) {
  const own = reply?.intent === propertyIntents.decide ? reply : undefined;
  const valueOf = (name: (typeof decidedFields)[number]) => fieldOf(property, name).value;
  const form = useForm(adminForms.propertyDecisions, {
    action: adminLinks.property(property.id),
    reply: own,
    known: {
      broker: valueOf('broker') ?? '',
      exclusive_until: fieldOf(property, 'exclusivity').override?.until ?? '',
      placement: placementOf(property),
      owner: owner ? ownerEmails(owner).join(', ') : '',
      ...Object.fromEntries(seals.map((name) => [name, valueOf(name) === true ? flagWords.yes : ''])),
    },
  });
  const brokers = property.brokers.map(({ slug, name }) => [slug, name] as const);
  return (
    <>
      <FormLayout
        form={form}
        hasSummary={false}
        submit={<SubmitButton pending={form.pending}>Salvar</SubmitButton>}
        foot={<span className="nota">A próxima carga não muda estes campos.</span>}
      >
        <input type="hidden" name={intentField} value={propertyIntents.decide} />
        <input type="hidden" name={wasField} value={JSON.stringify(own?.was ?? decidedOf(property))} />
        <div className="mduo">
          {owner && <OwnerField owner={owner} input={form.field('owner')} was={own?.wasOwner} />}
          <SelectField {...form.field('broker')} options={[['', 'Sem corretor'], ...brokers]} />
          <SelectField
            {...form.field('placement')}
            options={placements.map((place) => [place, placementNames[place]])}
          />
          <TextField
            {...form.field('exclusive_until')}
            type="date"
            help="Depois desse dia vale o que a carga disser."
          />
        </div>
        <fieldset className="grupo">
          <legend>Selos</legend>
          <div className="mselos">
            {seals.map((name) => (
              <label className="marca" key={name}>
                <input
                  type="checkbox"
                  name={name}
                  value={flagWords.yes}
                  defaultChecked={form.typed(name) === flagWords.yes}
                />
                {overrideNames[name]}
              </label>
            ))}
          </div>
        </fieldset>
      </FormLayout>
      {owner && <ReleasedOwner id={property.id} owner={owner} />}
      <Released property={property} texts={texts} names={decidedFields} />
    </>
  );
}

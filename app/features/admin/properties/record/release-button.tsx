import type { StaffProperty } from '@contract/staff-properties';
import { type OverrideField, overrideNames } from '@domain/property/override-names';
import { adminLinks, intentField } from '../../admin-links';
import type { FieldTexts } from './property-view';
import { fieldOf, ownerField, propertyIntents, releasedField } from './record-fields';

interface ReleaseProps {
  id: number;
  field: OverrideField | typeof ownerField;
  label?: string;
}

/** One press: the field has the feed's value again. */
export const ReleaseButton = ({ id, field, label = 'Devolver à carga' }: ReleaseProps) => (
  <form method="post" action={adminLinks.property(id)}>
    <input type="hidden" name={intentField} value={propertyIntents.release} />
    <input type="hidden" name={releasedField} value={field} />
    <button className="elo">
      {label}
      <span className="vh">: {field === ownerField ? 'Conta do proprietário' : overrideNames[field]}</span>
    </button>
  </form>
);

interface ReleasedProps {
  property: StaffProperty;
  texts: FieldTexts;
  names: readonly OverrideField[];
}

/** Fields in which the brokerage has decided: both values, and the way back. */
export function Released({ property, texts, names }: ReleasedProps) {
  const decided = names.map((name) => fieldOf(property, name)).filter(({ override }) => override !== null);
  if (decided.length === 0) return null;
  return (
    <ul className="mlinhas mdevolver">
      {decided.map(({ field }) => (
        <li key={field}>
          <span>
            {overrideNames[field]}: {texts[field].value}
            <small> a carga diz {texts[field].feed}</small>
          </span>
          <ReleaseButton id={property.id} field={field} />
        </li>
      ))}
    </ul>
  );
}

import type { DueCheck } from '@contract/staff-checks';
import { adminLinks } from '../../admin-links';
import { checkValues } from './check-fields';

interface CheckFormProps {
  property: Pick<DueCheck, 'id' | 'sell_price' | 'rent_price'>;
  label: string;
  /** The page that follows. */
  to: string;
  isAccent?: boolean;
}

/** One press: offer and price hold. */
export const CheckForm = ({ property, label, to, isAccent = true }: CheckFormProps) => (
  <form method="post" action={adminLinks.checkProperty(property.id)}>
    {Object.entries(checkValues(property, to)).map(([name, value]) => (
      <input type="hidden" name={name} value={value} key={name} />
    ))}
    <button className={isAccent ? 'bt bt--1' : 'bt bt--2'}>{label}</button>
  </form>
);

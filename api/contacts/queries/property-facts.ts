import type { Kysely } from 'kysely';
import { anyPropertyById, urlsOf } from '@api/properties/queries/properties';
import type { StaffContact } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';

/** null: the property was deleted. */
export async function propertyFacts(
  db: Kysely<ContactsDatabase>,
  id: number,
): Promise<StaffContact['property']> {
  const row = await anyPropertyById(db, id);
  if (!row) return null;
  const { reference, title, district, city, for_sale, sale_amount, rent_amount, active, available } = row;
  const { sell, rent } = urlsOf(row);
  const url = active && available ? (sell ?? rent) : null;
  return {
    ...{ id, code: reference, title, district, city },
    ...{ price: for_sale ? sale_amount : rent_amount, is_rent: !for_sale },
    path: url === null ? null : `/${url}/${id}`,
  };
}

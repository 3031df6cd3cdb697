import type { Kysely } from 'kysely';
import type { PurchaseProfileDatabase } from './schema';
import type { PersonalData } from '@api/platform/db/personal-data';
import { forgetPurchaseProfiles } from './queries/purchase-profile';

export const purchaseProfilePersonalData: PersonalData<PurchaseProfileDatabase> = {
  export: async (db, { accountId }) => ({ perfilDeCompra: await purchaseProfile(db, accountId) }),
  async deleteExpired(db) {
    await forgetPurchaseProfiles(db);
  },
};

const purchaseProfile = (db: Kysely<PurchaseProfileDatabase>, id: number) =>
  db
    .selectFrom('purchase_profile')
    .select(['answers as respostas', 'updated_at as mudadoEm', 'used_at as ultimoUso'])
    .where('account_id', '=', id)
    .executeTakeFirst();

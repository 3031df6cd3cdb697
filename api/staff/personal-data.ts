import { sql } from 'kysely';
import type { PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { validHours } from './invitations';
import { idleHours, maxDays } from './queries/sessions';
import type { StaffDatabase } from './schema';

export const staffPersonalData: PersonalData<StaffDatabase> = {
  async deleteExpired(db) {
    const now = sqlNow();
    await db
      .deleteFrom('staff_session')
      .where((row) =>
        row.or([
          row('created_at', '<', sql<Date>`${now} - make_interval(days => ${maxDays})`),
          row('last_used_at', '<', sql<Date>`${now} - make_interval(hours => ${idleHours})`),
        ]),
      )
      .execute();
    await db
      .deleteFrom('staff_invitation')
      .where((row) =>
        row.or([
          row('expires_at', '<', now),
          // Its e-mail was never sent.
          row(
            'created_at',
            '<',
            sql<Date>`${now} - make_interval(days => ${unsentDays}, hours => ${validHours})`,
          ),
        ]),
      )
      .execute();
  },
};

const unsentDays = 30;

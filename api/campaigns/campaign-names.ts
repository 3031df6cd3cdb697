import type { SubjectNames } from '@api/audit/subject-names';
import { campaignTitle } from '@domain/campaigns/campaign-content';
import type { CampaignsDatabase } from './schema';

export const campaignNames: SubjectNames<CampaignsDatabase> = {
  kind: 'campaign',
  async read(db, ids) {
    const rows = await db.selectFrom('campaign').select(['id', 'content']).where('id', 'in', ids).execute();
    return rows.map(({ id, content }) => ({ id, name: campaignTitle(content) }));
  },
};

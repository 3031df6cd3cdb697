import type { Undoer } from '@api/audit/undoer';
import { campaignContent } from '@domain/campaigns/campaign-content';
import { campaignFields, lockCampaign, valuesOf } from './publish-campaign';
import type { CampaignsDatabase } from './schema';
import { changeCampaigns, writeCampaign } from './stored-campaign';

/** Undoing the first publication takes the page off the site; its number stays free for the next undo. */
export const campaignUndoer: Undoer<CampaignsDatabase> = {
  verb: 'campaigns.write',
  kind: 'campaign',
  fields: campaignFields,
  // A page needs both: one that changed since leaves all.
  together: [['slug', 'blocks']],
  async read(write, _undoing, ids) {
    const found = new Map<string, ReturnType<typeof valuesOf>>();
    for (const id of ids) found.set(id, valuesOf(await lockCampaign(write, Number(id))));
    return found;
  },
  restore: (write, { actor }, values) =>
    changeCampaigns(write, async () => {
      for (const [text, fields] of values) {
        const id = Number(text);
        const stored = await lockCampaign(write, id);
        const wanted = Object.entries({ ...valuesOf(stored), ...fields }).filter(
          ([, value]) => value !== null,
        );
        if (wanted.length === 0) {
          await write.deleteFrom('campaign').where('id', '=', id).execute();
          continue;
        }
        const content = campaignContent.parse(Object.fromEntries(wanted));
        if (stored) await writeCampaign(write, actor, id, content);
        else {
          const made = await writeCampaign(write, actor, null, content);
          // With its old number, which its acts name.
          await write.updateTable('campaign').set({ id }).where('id', '=', made).execute();
        }
      }
    }),
};

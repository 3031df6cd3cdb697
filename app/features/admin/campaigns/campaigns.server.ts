import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { randomBytes } from 'node:crypto';
import type { StaffCampaign } from '@contract/staff-campaigns';
import { clock } from '@domain/kernel/clock';
import { recentMomentText } from '@domain/kernel/moment';
import { isShownAt, localMoment, localMomentText } from '@domain/texts/shown-period';
import { orNull } from '~/back-end/or-null.server';
import { adminLinks } from '../admin-links';
import { asMember } from '../session/guard.server';
import { showcaseTabs } from '../showcase/tabs';

export interface CampaignRow {
  key: string;
  title: string;
  address: string | null;
  state: 'live' | 'coming' | 'ended' | 'draft';
  stateText: string;
  when: string;
  hasDraft: boolean;
}

/** Published ones, then drafts of new ones. */
export const campaignsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'campaigns.write', async ({ staff, session: { grants } }) => {
    const answers = await orNull(
      Promise.all([staff.campaigns(), staff.drafts('campaign')]),
      args.context.log,
    );
    if (!answers) return { tabs: showcaseTabs('campaigns', grants), rows: null };
    const [campaigns, drafts] = answers;
    const now = clock.now();
    const isNew = ({ key }: { key: string }) => !/^\d+$/.test(key);
    const rows: CampaignRow[] = [
      ...drafts.filter(isNew).map(({ key, saved_at, saved_by }) => ({
        ...{ key, title: 'Nova campanha', address: null, hasDraft: true },
        ...{ state: 'draft' as const, stateText: 'Rascunho' },
        when: [recentMomentText(new Date(saved_at), now), saved_by].filter(Boolean).join(', '),
      })),
      ...campaigns.map((campaign) => ({
        ...{ key: String(campaign.id), title: campaign.title, address: `/${campaign.slug}` },
        ...stateOf(campaign, now),
        when: recentMomentText(new Date(campaign.updated_at), now),
        hasDraft: drafts.some(({ key }) => key === String(campaign.id)),
      })),
    ];
    return { tabs: showcaseTabs('campaigns', grants, { campaigns: rows.length }), rows };
  });

function stateOf({ from, until }: StaffCampaign, now: Date): Pick<CampaignRow, 'state' | 'stateText'> {
  if (until !== null && until <= localMoment(now))
    return { state: 'ended', stateText: `Acabou em ${localMomentText(until, now)}` };
  if (!isShownAt({ from: from ?? undefined }, now))
    return { state: 'coming', stateText: `Começa em ${localMomentText(from!, now)}` };
  return {
    state: 'live',
    stateText: until === null ? 'No ar' : `No ar até ${localMomentText(until, now)}`,
  };
}

/** A new one has a key of its own, so that two people do not write one draft. */
export const newCampaignPage = (args: LoaderFunctionArgs) =>
  asMember(args, 'campaigns.write', async () =>
    redirect(adminLinks.showcaseCampaign(`nova-${randomBytes(4).toString('hex')}`)),
  );

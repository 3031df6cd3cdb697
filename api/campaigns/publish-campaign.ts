import type { Kysely } from 'kysely';
import type { AuditChanges } from '@api/audit/content';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { ActValues } from '@api/audit/undoer';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { campaignPhotoUrls } from '@domain/campaigns/campaign-photos';
import { canAnswer } from '@api/contacts/responsibles';
import { ApiError, notFound, unprocessable } from '@api/platform/http/errors';
import { missingPictures, pictureNotThere } from '@api/platform/photos/own-pictures';
import { lockDraft, removeDraft } from '@api/showcase/drafts';
import { contentVersion } from '@api/texts/content-version';
import type { CampaignContent } from '@domain/campaigns/campaign-content';
import { isSame } from '@domain/staff/merge-changes';
import type { CampaignsDatabase } from './schema';
import { changeCampaigns, writeCampaign } from './stored-campaign';

export const campaignFields = ['slug', 'from', 'until', 'blocks'] as const;

export interface Publication {
  content: CampaignContent;
  /** Of the content that was read. */
  version: string;
  draft: { key: string; version: number };
}

/** @param id null: a new one @returns the act, or null: nothing has changed @throws 404; 409; 422 of its slug */
export const publishCampaign = (
  db: Kysely<CampaignsDatabase>,
  actor: Actor,
  id: number | null,
  { content, version, draft }: Publication,
): Promise<{ id: number; act: number | null }> =>
  inTransaction(db, async (write) => {
    await lockDraft(write, 'campaign', draft.key, draft.version);
    const before = id === null ? null : await lockCampaign(write, id);
    if (id !== null && !before) throw notFound();
    if (contentVersion(before) !== version)
      throw new ApiError(
        409,
        'CAMPAIGN_CHANGED',
        'Outra pessoa publicou ou desfez esta campanha enquanto você escrevia. Publique outra vez para ficar com a sua.',
      );
    await refuseUnknownPerson(write, content);
    await refuseMissingPictures(write, content);
    const stored = await changeCampaigns(write, () => writeCampaign(write, actor, id, content));
    await removeDraft(write, 'campaign', draft.key);
    const changes = changesOf(before, content);
    if (Object.keys(changes).length === 0) return { id: stored, act: null };
    const subject = subjectOf('campaign', stored);
    const act = await recordAct(write, { actor, verb: 'campaigns.write', subject, changes });
    return { id: stored, act };
  });

async function refuseUnknownPerson(
  write: Write<CampaignsDatabase>,
  { blocks }: CampaignContent,
): Promise<void> {
  for (const [index, block] of blocks.entries())
    if (block.kind === 'contact' && block.responsible && !(await canAnswer(write, block.responsible)))
      throw unprocessable({ [`blocks.${index}.responsible`]: ['Esta pessoa não atende contatos'] });
}

async function refuseMissingPictures(
  write: Write<CampaignsDatabase>,
  { blocks }: CampaignContent,
): Promise<void> {
  const missing = await missingPictures(write, campaignPhotoUrls(blocks));
  const errors = blocks.flatMap((block, index) =>
    block.kind === 'photo' && missing.has(block.photo)
      ? [{ [`blocks.${index}.photo`]: [pictureNotThere] }]
      : [],
  );
  if (errors.length > 0) throw unprocessable(Object.assign({}, ...errors) as Record<string, string[]>);
}

export async function lockCampaign(
  write: Write<CampaignsDatabase>,
  id: number,
): Promise<CampaignContent | null> {
  const row = await write
    .selectFrom('campaign')
    .select('content')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.content ?? null;
}

/** As acts store them: null for what is absent. */
export const valuesOf = (content: CampaignContent | null): ActValues =>
  Object.fromEntries(campaignFields.map((field) => [field, content?.[field] ?? null]));

function changesOf(before: CampaignContent | null, after: CampaignContent): AuditChanges {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return Object.fromEntries(
    campaignFields
      .filter((field) => !isSame(old[field], now[field]))
      .map((field) => [field, [old[field] ?? null, now[field] ?? null]]),
  );
}

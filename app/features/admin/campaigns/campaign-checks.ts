import type { StaffCampaignPreview } from '@contract/staff-campaigns';
import { countedProperties } from '@domain/kernel/counts';
import { sources, type TypedCampaign } from './campaign-fields';

export interface CampaignCheck {
  isRight: boolean;
  text: string;
  /** The address of an ended campaign that could lead here. */
  from?: string;
}

interface Facts extends Pick<StaffCampaignPreview, 'missing' | 'ended'> {
  /** Properties of the list below; null: unknown. */
  total: number | null;
}

/** What to look at before a campaign is published. */
export function campaignChecks({ blocks }: TypedCampaign, { missing, ended, total }: Facts): CampaignCheck[] {
  const photos = blocks.filter(({ kind }) => kind === 'photo');
  const isDescribed = photos.every(({ fields }) => fields.alt?.trim());
  const hasCodes = blocks.some(
    ({ kind, fields }) => kind === 'properties' && fields.source === sources.codes && fields.codes?.trim(),
  );
  return [
    ...(photos.length > 0
      ? [
          isDescribed
            ? { isRight: true, text: 'As fotos têm descrição' }
            : { isRight: false, text: 'Falta dizer o que se vê numa foto' },
        ]
      : []),
    ...(hasCodes && missing.length === 0 ? [{ isRight: true, text: 'Os códigos estão no ar' }] : []),
    ...missing.map((code) => ({ isRight: false, text: `${code} não está no ar e não aparece na página` })),
    ...(total === null
      ? []
      : [{ isRight: total > 0, text: `A lista abaixo tem ${countedProperties(total)}` }]),
    ...ended.map((from) => ({ isRight: false, text: `O endereço /${from} ainda abre.`, from })),
  ];
}

import { hiddenField } from '~/forms/hidden-fields';

interface CampaignFieldProps {
  value?: unknown;
}

/** campaign.browser.ts fills it on submit, so that cached pages are the same for all. */
export const CampaignField = ({ value }: CampaignFieldProps) => (
  <input
    type="hidden"
    name={hiddenField.campaign}
    defaultValue={typeof value === 'string' ? value : undefined}
  />
);

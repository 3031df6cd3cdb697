import { hiddenField } from '~/forms/hidden-fields';

interface CampaignFieldProps {
  /** What an answer has given back of it. */
  value?: unknown;
}

/**
 * Where the visitor came from, in a form that tells it. The browser fills it as the form is sent (campaign.browser.ts), so
 * that pages are the same for all.
 */
export const CampaignField = ({ value }: CampaignFieldProps) => (
  <input
    type="hidden"
    name={hiddenField.campaign}
    defaultValue={typeof value === 'string' ? value : undefined}
  />
);

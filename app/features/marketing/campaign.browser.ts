import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { hiddenField } from '~/forms/hidden-fields';
import { campaignForForms, notePage } from './campaign-storage.browser';

/** Stores the campaign for the visit, and adds it to forms on submit. */
export function useCampaign(): void {
  const { pathname, search } = useLocation();
  useEffect(() => notePage(), [pathname, search]);
  useEffect(() => {
    // oxlint-disable-next-line no-restricted-properties -- data that the browser will send, not posted data
    const onFormData = ({ formData }: FormDataEvent) => {
      const stored = formData.has(hiddenField.campaign) ? campaignForForms() : null;
      if (stored) formData.set(hiddenField.campaign, stored);
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, []);
}

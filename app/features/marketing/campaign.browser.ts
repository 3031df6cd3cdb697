import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { hiddenField } from '~/forms/hidden-fields';
import { keptForForms, notePage } from './kept-for-visit.browser';

/** Keeps where a visitor came from within the visit, and puts it into the forms that tell it, as they are sent. */
export function useCampaign(): void {
  const { pathname, search } = useLocation();
  useEffect(() => notePage(), [pathname, search]);
  useEffect(() => {
    // oxlint-disable-next-line no-restricted-properties -- what the browser is about to send, not what was posted
    const onFormData = ({ formData }: FormDataEvent) => {
      const kept = formData.has(hiddenField.campaign) ? keptForForms() : null;
      if (kept) formData.set(hiddenField.campaign, kept);
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, []);
}

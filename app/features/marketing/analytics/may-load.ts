import type { Consent } from '../consent/consent';

/** Whether a visitor's choice lets Tag Manager be loaded at all. */
export const mayLoad = ({ statistics, marketing }: Pick<Consent, 'statistics' | 'marketing'>): boolean =>
  statistics || marketing;

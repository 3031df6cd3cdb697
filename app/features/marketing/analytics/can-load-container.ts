import type { Consent } from '../consent/consent';

export const canLoadContainer = ({
  statistics,
  marketing,
}: Pick<Consent, 'statistics' | 'marketing'>): boolean => statistics || marketing;

import { createDerivedSecrets } from '@api/platform/process/derived-secrets';
import { createTextSeals } from '@api/platform/process/sealed-text';
import type { AdminSettings } from './deps';

/** @param secrets the first seals, all open */
export const openAdmin = (
  secrets: readonly string[],
  {
    siteUrl = 'http://localhost:3000',
    isAdminAddress = () => true,
  }: Partial<Pick<AdminSettings, 'siteUrl' | 'isAdminAddress'>> = {},
): AdminSettings => ({
  seals: createTextSeals(secrets, 'bossa-nova admin'),
  portalSecrets: createDerivedSecrets(secrets, 'bossa-nova portal feed'),
  siteUrl,
  isAdminAddress,
});

import { join } from 'node:path';
import type { Logger } from '@api/log';
import { mauticClient } from '@api/mautic/client';
import type { SendLead } from '~/features/leads/lead-desk';
import type { Env } from '../env';
import { leadDelivery, type RunningDesk } from './delivery';
import { withMarketing } from './marketing';

/**
 * The desk of a website: its leads go to the back end and, where the operator has marketing forms, to these too. A
 * subscription goes to its form only where the back end is not told what it is: the form is for confirmed addresses, and
 * nobody confirms one yet.
 */
export function openLeadDesk(
  send: SendLead,
  {
    dataDir,
    mautic,
    apiBaseUrl,
    apiFields,
    settings,
  }: Pick<Env, 'dataDir' | 'mautic' | 'apiBaseUrl' | 'apiFields' | 'settings'>,
  log: Logger,
): RunningDesk {
  const folder = join(dataDir, 'outbox');
  const tellsOrigin = settings.hasMarketingForms && !apiBaseUrl;
  const desk = leadDelivery({ send, folder, log, tellsOrigin });
  if (!mautic && apiBaseUrl) log.info('MAUTIC_URL is not set: leads go to no marketing form');
  if (!mautic) return desk;
  return withMarketing(desk, {
    submit: mauticClient(mautic),
    folder: join(folder, 'mautic'),
    takes: (kind) => kind !== 'newsletter' || apiFields === 'specification',
    log,
  });
}

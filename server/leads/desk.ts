import { join } from 'node:path';
import type { Logger } from '@api/log';
import { mauticClient } from '@api/mautic/client';
import type { ApiClient } from '~/back-end/client.server';
import type { Env } from '../env';
import { leadDelivery, type RunningDesk } from './delivery';
import { inviteOnce } from './invitations';
import { withMarketing } from './marketing';

/**
 * The desk of a website: its leads go to the back end and, where the operator has marketing forms, to these too. The
 * newsletter's is for confirmed addresses (docs/decisions/0071): it is filled only where the back end is not told what it is,
 * and cannot ask.
 */
export function openLeadDesk(
  client: Pick<ApiClient, 'sendLead' | 'auth'>,
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
  const desk = leadDelivery({
    send: client.sendLead,
    folder,
    log,
    tellsOrigin,
    onTaken: inviteOnce(client, log),
  });
  if (!mautic && apiBaseUrl) log.info('MAUTIC_URL is not set: leads go to no marketing form');
  if (!mautic) return desk;
  return withMarketing(desk, {
    submit: mauticClient(mautic),
    folder: join(folder, 'mautic'),
    takes: (kind) => kind !== 'newsletter' || apiFields === 'specification',
    log,
  });
}

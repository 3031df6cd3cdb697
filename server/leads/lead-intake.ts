import { join } from 'node:path';
import type { Logger } from '@api/platform/process/log';
import { mauticClient } from '@api/leads/mautic/client';
import type { ApiClient } from '~/back-end/client.server';
import type { Env } from '../env';
import { leadDelivery, type RunningLeadIntake } from './delivery';
import { inviteOnce } from './invitations';
import { withMarketing } from './marketing';

/** The newsletter's form is for confirmed addresses (docs/decisions/0071): only for a back end that cannot confirm. */
export function openLeadIntake(
  client: Pick<ApiClient, 'sendLead' | 'auth'>,
  {
    dataDir,
    mautic,
    apiBaseUrl,
    apiFields,
    settings,
  }: Pick<Env, 'dataDir' | 'mautic' | 'apiBaseUrl' | 'apiFields' | 'settings'>,
  log: Logger,
): RunningLeadIntake {
  const folder = join(dataDir, 'outbox');
  const sendsOrigin = settings.hasMarketingForms && !apiBaseUrl;
  const intake = leadDelivery({
    send: client.sendLead,
    folder,
    log,
    sendsOrigin,
    onTaken: inviteOnce(client, log),
  });
  if (!mautic && apiBaseUrl) log.info('MAUTIC_URL not set: leads go to no marketing form');
  if (!mautic) return intake;
  return withMarketing(intake, {
    submit: mauticClient(mautic),
    folder: join(folder, 'mautic'),
    takes: (kind) => kind !== 'newsletter' || apiFields === 'specification',
    log,
  });
}

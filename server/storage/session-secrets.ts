import { storedSecrets } from '@api/platform/process/stored-secret';
import type { Env } from '../env';

export const sessionSecrets = ({ sessionSecrets: given, dataDir }: Env): Promise<readonly string[]> =>
  storedSecrets({ given, dataDir, fileName: 'session-secret', setting: 'SESSION_SECRETS' });

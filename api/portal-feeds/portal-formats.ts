import { exportFormats } from '@api/feeds/export/formats';
import type { PortalFormat } from '@api/feeds/export/portal-format';
import type { ExportFormat } from '@api/feeds/export/formats';
import type { FeedPortal } from '@domain/property/feed-portals';

export const formatNames = {
  zap: 'vrsync',
  chavesnamao: 'chaves-na-mao',
  imovelweb: 'imovelweb',
} as const satisfies Record<FeedPortal, ExportFormat>;

export const formatOf = (portal: FeedPortal): PortalFormat => exportFormats[formatNames[portal]];

import { chavesNaMao } from './chaves-na-mao';
import { imovelweb } from './imovelweb';
import type { PortalFormat } from './portal-format';
import { vrsync } from './vrsync';

/** By their name in commands and addresses. */
export const exportFormats = {
  vrsync,
  'chaves-na-mao': chavesNaMao,
  imovelweb,
} as const satisfies Record<string, PortalFormat>;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as readonly ExportFormat[];

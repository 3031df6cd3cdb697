import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultyBackEnd } from '../../tests/support/faulty-back-end';
import { openMautic } from '../../tests/support/mautic';
import { specifiedBackEnd } from '../../tests/support/specified/back-end';
import { specifiedCatalogue } from '../../tests/support/specified/catalogue';
import { withOwnSite } from './own-site';

interface SpecifiedHouse {
  origin: string;
  /** What the website said when it started. */
  said: string;
  standIn: ReturnType<typeof specifiedBackEnd>;
  mautic: Awaited<ReturnType<typeof openMautic>>;
}

/**
 * Runs the built website before a back end of the specifications' calls and fields alone, which is sent no other field,
 * and a stand-in of the house's marketing forms. @param own settings besides
 */
export async function withSpecifiedSite(
  story: (house: SpecifiedHouse) => Promise<void>,
  own: Record<string, string> = {},
): Promise<void> {
  const standIn = specifiedBackEnd(specifiedCatalogue({ pictures: 'https://fotos.operador.example' }));
  const [backEnd, mautic] = [await startFaultyBackEnd(standIn.fetch), await openMautic()];
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-specified-'));
  const settings = {
    API_BASE_URL: backEnd.baseUrl,
    API_FIELDS: 'specification',
    MAUTIC_URL: mautic.url,
    DATA_DIR: dataDir,
    MAP_TILE_URL: '',
    ...own,
  };
  try {
    await withOwnSite(settings, (origin, output) => story({ origin, said: output, standIn, mautic }));
  } finally {
    await Promise.all([backEnd.close(), mautic.close()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

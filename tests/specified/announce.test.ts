import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Owner, standing, typedSteps } from '../announcements/wizard';
import { text } from '../imoveis/markup';
import { openMautic } from '../support/mautic';
import { openSpecifiedSite } from '../support/specified/site';
import { until } from '../support/until';

const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
const typed: Record<string, string> = {
  ...Object.assign({}, ...Object.values(typedSteps)),
  banheiros: '5',
  comodidades: 'piscina',
  autoriza_avaliacao: 'sim',
};

describe('with a back end of specification calls and fields only, an owner', () => {
  let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specified-announce-'));
    mautic = await openMautic();
    const settings = { API_FIELDS: 'specification', MAUTIC_URL: mautic.url, DATA_DIR: folder };
    site = await openSpecifiedSite((fetch) => fetch, settings, folder);
  });
  afterAll(async () => {
    await Promise.all([site.close(), mautic.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('completes the steps by the long form and gets one reference', async () => {
    const clara = new Owner(site);
    await clara.step('localizacao', typedSteps.localizacao);
    const begun = standing((await clara.get(path)).html);
    expect(begun).toMatchObject(typedSteps.localizacao);
    for (const name of ['documento', 'data_nascimento', 'estado_civil'])
      expect(begun).not.toHaveProperty(name);

    const fields = { ...begun, ...typed, documento: '529.982.247-25' };
    // Nobody fills it as fast: until then its button is to be pressed once more.
    let sent = await clara.post(path, fields);
    await until(async () => {
      sent = await clara.post(path, fields);
      expect(sent.status).toBe(303);
    });
    const thanked = text((await clara.get(sent.headers.get('Location')!)).html);
    const [reference] = /\d{4}-\d{6}/.exec(thanked)!;
    expect(thanked).toContain('Obrigado, Clara.');
    expect((await clara.get(path)).html).toContain(reference);

    await until(() => expect(mautic.posted).toHaveLength(1));
    const sentFields = mautic.posted[0]!.fields;
    expect(sentFields).toMatchObject({
      bairro: ['Ferradura'],
      banheiros: ['5'],
      'comodidades[]': ['piscina'],
      'authorisations[]': [expect.stringMatching(/^avaliacao /)],
    });
    expect(JSON.stringify([sentFields, site.standIn.bodies])).not.toMatch(/529\.?982/);
  });
});

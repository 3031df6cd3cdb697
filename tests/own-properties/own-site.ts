import sharp from 'sharp';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../imoveis/site';
import type { signedInMember } from '../mesa/admin-visitor';
import { buttonForm } from '../support/button-form';

export async function openOwnSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-properties-'));
  const site = await openSite([], { DATA_DIR: dataDir });
  return {
    ...site,
    dataDir,
    async close() {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;
type Visitor = Awaited<ReturnType<typeof signedInMember>>;

export const start = '/mesa/imoveis/novo';
export const steps: [string, Record<string, string>][] = [
  [
    'localizacao',
    {
      ...{ tipo_imovel: 'Casa', endereco: 'Rua dos Cajueiros', numero: '85', bairro: 'Ferradura' },
      ...{ cidade: 'Armação dos Búzios', estado: 'RJ', pais: 'Brasil' },
    },
  ],
  [
    'informacoes',
    {
      ...{ situacao_imovel: 'Ocupado por mim', area_util: '520', imovel_mobiliado: '1' },
      ...{ dormitorios: '5', suites: '4', vagas: '2' },
    },
  ],
  ['valores', { negociacao: 'Vender', valor_venda_desejado: '7.900.000' }],
  ['texto', { titulo: 'Casa de frente para o mar', descricao: 'Com píer próprio.', banheiros: '5' }],
  ['contato', { proprietario_nome: 'Clara Nunes', email: 'Clara@exemplo.com.br' }],
];

/** What a member does without scripts. */
export function ownTyping(member: Visitor) {
  const begin = async (): Promise<string> => {
    const { headers } = await member.post(start, {});
    return headers.get('location')!;
  };
  const step = (draft: string, name: string, fields: Record<string, string>) =>
    member.post(`${draft}/${name}`, { versao: '0', ...fields });
  /** Each step of a whole property. @returns its address */
  async function typed(more: Record<string, string> = {}): Promise<string> {
    const draft = await begin();
    for (const [name, fields] of steps) await step(draft, name, { ...fields, ...more });
    return draft;
  }
  const press = async (draft: string, label: string) => {
    const { html } = await member.get(`${draft}/conferir`);
    const { action, fields } = buttonForm(html, label);
    return member.post(action!, fields);
  };
  return { begin, step, typed, press };
}

/** As a phone takes it: stored sideways, with a place in its EXIF data. */
export const phonePhoto = (color = '#c72') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

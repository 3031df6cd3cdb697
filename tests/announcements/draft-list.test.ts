import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { buttonForm } from '../support/button-form';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';
import { Owner, typedSteps } from './wizard';

const list = '/area-do-cliente/meus-imoveis';
const start = '/cadastre-seu-imovel';

let site: Awaited<ReturnType<typeof openSite>>;
let session: string;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'T-1' })]);
  site.context.draftLimit = () => 0;
  session = (await signedInVisitor(site, { verified_at: clock.now() })).cookie;
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['announcement', 'announcement_draft', 'lead'] as const)
    await site.db.deleteFrom(table).execute();
});

/** A browser of its own in which the owner is signed in. */
const browser = () => new Owner(site, session);
const seen = async (owner: Owner) => text((await owner.get(list)).html);
const drafts = () => site.db.selectFrom('announcement_draft').select(['id', 'sent_at']).execute();

describe('an announcement that somebody began signed in', () => {
  test('is listed in ‘Meus imóveis’ with its step and its expiry date', async () => {
    const owner = browser();
    expect(await seen(owner)).not.toMatch(/Rascunho de \d/);
    await owner.draft(typedSteps.localizacao);
    expect(await seen(owner)).toMatch(
      /Rascunho de \d\d\/\d\d, parado em Informações\. Guardamos até \d\d\/\d\d\/\d{4}\./,
    );
    await owner.draft();
    expect(await seen(owner)).toMatch(/Rascunho de \d\d\/\d\d, por enviar\./);
  });

  test('continues in any signed-in browser and is sent from there only once', async () => {
    await browser().draft();
    const elsewhere = browser();
    expect(await seen(elsewhere)).toContain('por enviar');
    const { status, headers } = await elsewhere.get(start);
    expect([status, headers.get('location')]).toEqual([302, `${start}/conferir`]);
    expect((await elsewhere.get(`${start}/localizacao`)).html).toContain('Rua dos Cajueiros');
    await elsewhere.step('valores', { ...typedSteps.valores, valor_venda_desejado: 'R$ 8.000.000' });
    expect(await drafts()).toHaveLength(1);

    const third = browser();
    const sent = await third.post(`${start}/conferir`, await third.looked());
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('/sucesso')]);
    expect((await drafts()).map(({ sent_at }) => sent_at !== null)).toEqual([true]);
    expect(await site.db.selectFrom('announcement').select('id').execute()).toHaveLength(1);
    expect((await elsewhere.get(start)).html).toMatch(/[Vv]ocê já enviou este anúncio/);
    expect(await seen(browser())).not.toMatch(/Rascunho de \d/);
  });

  test('is nobody else’s: not of who is signed out, nor of another account', async () => {
    await browser().draft(typedSteps.localizacao);
    const other = new Owner(site, (await signedInVisitor(site, { verified_at: clock.now() })).cookie);
    for (const stranger of [new Owner(site), other])
      expect((await stranger.get(`${start}/localizacao`)).html).not.toContain('Rua dos Cajueiros');
    expect(await seen(other)).not.toMatch(/Rascunho de \d/);
  });

  test('is discarded by its button from any browser, with a confirmation', async () => {
    const first = browser();
    await first.draft(typedSteps.localizacao);
    const elsewhere = browser();
    const { html } = await elsewhere.get(list);
    expect(html).toMatch(/<details><summary[^>]*>Descartar<\/summary>/);
    const gone = await elsewhere.post(list, buttonForm(html, 'Descartar rascunho').fields);
    expect([gone.status, gone.headers.get('location')]).toEqual([303, list]);
    const pageText = await seen(elsewhere);
    expect(pageText).toContain('Rascunho descartado.');
    expect(await drafts()).toEqual([]);
    expect((await first.get(`${start}/localizacao`)).html).not.toContain('Rua dos Cajueiros');
    expect(pageText).not.toMatch(/Rascunho de \d/);
  });

  test('is discarded with its photos', async () => {
    const owner = await browser().draft(typedSteps.localizacao);
    const [draft] = await drafts();
    const { draftPhotos } = site.context;
    const photo = { id: 'f'.repeat(32) } as Awaited<ReturnType<typeof draftPhotos.list>>[number];
    const listed = vi.spyOn(draftPhotos, 'list').mockResolvedValue([photo]);
    const remove = vi.spyOn(draftPhotos, 'remove').mockResolvedValue();
    try {
      await owner.post(list, { intencao: 'Descartar' });
      expect(remove.mock.calls).toEqual([[draft!.id, photo.id]]);
    } finally {
      listed.mockRestore();
      remove.mockRestore();
    }
  });

  test('stays where it could not be discarded, and that is said', async () => {
    const owner = browser();
    await owner.draft(typedSteps.localizacao);
    const gone = await site.failing(['announcement/draft/discard'], () =>
      owner.post(list, { intencao: 'Descartar' }),
    );
    expect(gone.status).toBe(303);
    const pageText = await seen(owner);
    expect(pageText).toContain('Ooops! Não foi possível completar a ação.');
    expect(pageText).toMatch(/Rascunho de \d/);
  });
});

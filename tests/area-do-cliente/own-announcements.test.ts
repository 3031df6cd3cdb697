import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsCommand } from '@api/cli/announcements-command';
import { noPlaces } from '@api/leads/places';
import { keepAnnouncement } from '@api/repositories/announcements';
import { registerAnnouncementBody } from '@contract/announcements';
import { aHome, aRegistration } from '../announcements/ground';
import { freshFolder } from '../support/database';
import { runCommand } from '../catalogue/run-command';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

const list = '/area-do-cliente/meus-imoveis';
let site: Awaited<ReturnType<typeof openSite>>;
let owner: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'T-1' })]);
  owner = await signedInVisitor(site, { verified_at: new Date() });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['property_owner', 'lead'] as const) await site.db.deleteFrom(table).execute();
});

/** An announcement of the owner's e-mail; gives its number. */
const announced = (email = owner.account.email) =>
  keepAnnouncement(
    site.db,
    registerAnnouncementBody.parse(aRegistration({ announce: aHome({ email }) })),
    null,
    noPlaces,
  );
const house = async (...args: string[]) =>
  runCommand(site.db, announcementsCommand(args), { dataDir: await freshFolder(), photosStore: null });
const see = async (cookie = owner.cookie) => {
  const { status, html } = await site.get(list, { headers: { cookie } });
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return text(main.replace(/<svg.*?<\/svg>/gs, '')).replaceAll('\u00a0', ' ');
};

describe('what an owner has announced', () => {
  test('stands on its way, with its reference, what was sent, and what comes next', async () => {
    const protocol = await announced();
    const said = await see();
    expect(said).toMatch(/Um a caminho\..*A caminho.*Recebido.*Casa, 5 ou mais dormitórios/);
    expect(said).toMatch(new RegExp(`Ferradura, Armação dos Búzios.*Referência ${protocol}`));
    expect(said).toMatch(/Um consultor da região liga até .*Ver o que enviei.*Rua dos Cajueiros, 85/);
    expect(said).not.toMatch(/Nenhum imóvel seu|Recusados|Carta da semana/);
  });

  test('changes as the house goes on with it, each change with its day', async () => {
    const protocol = await announced();
    const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    await house('move', protocol, 'analise');
    expect(await see()).toContain(`desde ${today}`);
    await house('move', protocol, 'visita');
    expect(await see()).toContain('A nossa equipe combina o dia e a hora com você.');
    await house('accept', protocol);
    expect(await see()).toContain(`Aceito em ${today}`);
    await house('publish', protocol);
    const said = await see();
    expect(said).toMatch(/Um no ar\..*Ativos/);
    expect(said).not.toContain('A caminho');
  });

  test('is declined with the reason that the house gave, and can be announced again', async () => {
    const protocol = await announced();
    await house('decline', protocol, '--reason', 'Ainda não atendemos <Búzios>.');
    const said = await see();
    expect(said).toMatch(/Recusados.*Recusado em .*Ainda não atendemos <Búzios>\..*Anunciar outra vez/);
    expect(said).not.toContain('A caminho');
  });

  test('is nobody else’s, and told to no e-mail that is not proven: that is said', async () => {
    await announced();
    const [stranger, unproven] = [
      await signedInVisitor(site, { verified_at: new Date() }),
      await signedInVisitor(site, { verified_at: null }),
    ];
    await announced(unproven.account.email);
    expect(await see(stranger.cookie)).toContain('Nenhum imóvel seu por aqui ainda.');
    const said = await see(unproven.cookie);
    expect(said).toContain('aparece aqui depois que você validar o e-mail da sua conta');
    expect(said).not.toContain('Referência');
  });

  test('says alone that it did not come, and is not there over a back end that has no such call', async () => {
    await announced();
    await site.failing(['clientArea/announcements'], async () => {
      const said = await see();
      expect(said).toContain('O andamento do que você anunciou não chegou agora.');
      expect(said).not.toMatch(/A lista não chegou|Nenhum imóvel seu/);
    });
    await site.failing(['getMyProducts'], async () => {
      expect(await see()).toMatch(/A lista não chegou\..*A caminho/);
    });
    await site.without(['clientArea/announcements'], async () => {
      const said = await see();
      expect(said).toContain('Quando você anuncia, o relatório de acessos');
      expect(said).not.toMatch(/não chegou|A caminho/);
    });
  });
});

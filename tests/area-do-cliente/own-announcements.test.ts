import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noDestinations } from '@api/leads/destinations';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { registerAnnouncementBody } from '@contract/announcements';
import { makeAnnouncement, makeRegistration } from '../announcements/make-announcement';
import { freshFolder } from '../support/database';
import { runCommand } from '../catalogue/run-command';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';
import { announcementsCommand } from '../support/commands';

const list = '/area-do-cliente/meus-imoveis';
let site: Awaited<ReturnType<typeof openSite>>;
let owner: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'T-1' })]);
  await asDemo(site.db);
  owner = await signedInVisitor(site, { verified_at: new Date() });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['property_owner', 'lead'] as const) await site.db.deleteFrom(table).execute();
});

/** An announcement of the owner's e-mail; gives its number. */
const announced = (email = owner.account.email) =>
  saveAnnouncement(
    site.db,
    registerAnnouncementBody.parse(makeRegistration({ announce: makeAnnouncement({ email }) })),
    null,
    noDestinations,
  );
const brokerage = async (...args: string[]) =>
  runCommand(site.db, announcementsCommand(args), { dataDir: await freshFolder(), photosStore: null });
const see = async (cookie = owner.cookie) => {
  const { status, html } = await site.get(list, { headers: { cookie } });
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return text(main.replace(/<svg.*?<\/svg>/gs, '')).replaceAll('\u00a0', ' ');
};

describe('what an owner has announced', () => {
  test('is listed as in progress with reference, contents and next step', async () => {
    const protocol = await announced();
    const pageText = await see();
    expect(pageText).toMatch(/Um a caminho\..*A caminho.*Recebido.*Casa, 5 ou mais dormitórios/);
    expect(pageText).toMatch(new RegExp(`Ferradura, Armação dos Búzios.*Referência ${protocol}`));
    expect(pageText).toMatch(/Um consultor da região liga até .*Ver o que enviei.*Rua dos Cajueiros, 85/);
    expect(pageText).not.toMatch(/Nenhum imóvel seu|Recusados|Carta da semana/);
  });

  test('changes as the house goes on with it, each change with its day', async () => {
    const protocol = await announced();
    const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    await brokerage('move', protocol, 'analise');
    expect(await see()).toContain(`desde ${today}`);
    await brokerage('move', protocol, 'visita');
    expect(await see()).toContain('A nossa equipe combina o dia e a hora com você.');
    await brokerage('accept', protocol);
    expect(await see()).toContain(`Aceito em ${today}`);
    await brokerage('publish', protocol);
    const pageText = await see();
    expect(pageText).toMatch(/Um no ar\..*Ativos/);
    expect(pageText).not.toContain('A caminho');
  });

  test('shows a decline with its reason and offers to announce again', async () => {
    const protocol = await announced();
    await brokerage('decline', protocol, '--reason', 'Ainda não atendemos <Búzios>.');
    const pageText = await see();
    expect(pageText).toMatch(/Recusados.*Recusado em .*Ainda não atendemos <Búzios>\..*Anunciar outra vez/);
    expect(pageText).not.toContain('A caminho');
  });

  test('is hidden from others and from unproven e-mails, with a hint', async () => {
    await announced();
    const [stranger, unproven] = [
      await signedInVisitor(site, { verified_at: new Date() }),
      await signedInVisitor(site, { verified_at: null }),
    ];
    await announced(unproven.account.email);
    expect(await see(stranger.cookie)).toContain('Nenhum imóvel seu por aqui ainda.');
    const pageText = await see(unproven.cookie);
    expect(pageText).toContain('aparece aqui depois que você validar o e-mail da sua conta');
    expect(pageText).not.toContain('Referência');
  });

  test('shows its own error, and is left out when the back end lacks the call', async () => {
    await announced();
    await site.failing(['clientArea/announcements'], async () => {
      const pageText = await see();
      expect(pageText).toContain('O andamento do que você anunciou não chegou agora.');
      expect(pageText).not.toMatch(/A lista não chegou|Nenhum imóvel seu/);
    });
    await site.failing(['getMyProducts'], async () => {
      expect(await see()).toMatch(/A lista não chegou\..*A caminho/);
    });
    await site.without(['clientArea/announcements'], async () => {
      const pageText = await see();
      expect(pageText).toContain('Quando você anuncia, o relatório de acessos');
      expect(pageText).not.toMatch(/não chegou|A caminho/);
    });
  });
});

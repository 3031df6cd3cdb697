import { deleteAccount, forget } from '../support/composed';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDestinations } from '@api/leads/destinations';
import type { ApiEnv } from '@api/env';
import { emailText } from '@api/platform/email/email-text';
import { ownerInvitationEmail } from '@api/owners/invitation-email';
import { demoOffices, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { clock } from '@domain/kernel/clock';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { runCommand } from './run-command';
import { invitationsCommand, ownersCommand } from '../support/commands';

const letterHouse = {
  ...defaultBrokerageName,
  siteUrl: 'https://bossa.example',
  office: demoOffices[0]!,
  logo: defaultBrokerageName.name,
  accent: '#17514f' as const,
};
const env = { mail: { delivery: 'files' } } as ApiEnv;

describe('an owner without an account', () => {
  let database: TestDatabase;
  let folder: string;
  const listings = ['AP-1', 'AP-2', 'AP-3', 'AP-4'].map((reference) => makeListing({ reference }));
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'invitations-'));
    await fillCatalogue(database.db, listings, 'casa');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await database.close();
  });
  beforeEach(async () => {
    for (const table of ['work', 'owner_invitation', 'account', 'property_owner'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const run = async (content: string, ...flags: string[]) => {
    const file = path.join(folder, 'owners.csv');
    await writeFile(file, content);
    return runCommand(database.db, ownersCommand([file, '--source', 'casa', ...flags]), env);
  };
  const owners = async () => {
    const rows = await database.db.selectFrom('property_owner').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };
  const invited = async () => {
    const rows = await database.db.selectFrom('work').select(['person', 'details']).orderBy('id').execute();
    await database.db.deleteFrom('work').execute();
    expect(rows.every(({ details }) => JSON.stringify(details).includes('owner-invitation'))).toBe(true);
    return rows.map(({ person }) => person);
  };
  const two = 'reference,email\nAP-1,ana@x.br\nAP-2,ana@x.br\nAP-3,rui@x.br\n';
  const daysPass = (days: number) =>
    sql`update owner_invitation set invited_at = invited_at - make_interval(days => ${days})`.execute(
      database.db,
    );

  it('is invited by e-mail once, reminded after 30 days, and never again', async () => {
    expect((await run(two)).said).toMatch(/2 proprietários sem conta.*fila.*DATA_DIR\/emails/s);
    expect(await invited()).toEqual(['ana@x.br', 'rui@x.br']);
    await run(two);
    await daysPass(29);
    await run(two);
    expect(await invited()).toEqual([]);
    await daysPass(2);
    await run(two);
    expect(await invited()).toEqual(['ana@x.br', 'rui@x.br']);
    await daysPass(400);
    await forget(database.db);
    expect((await run(two)).said).not.toContain('sem conta');
    expect(await invited()).toEqual([]);
  });

  it('gets no e-mail on a dry run, a refused file or --no-letters', async () => {
    expect((await run(two, '--dry-run')).said).toContain('2 proprietários sem conta: seriam convidados');
    await run(two, '--no-letters');
    await run('reference,email\nAP-1,zoe@x.br\n');
    expect(await invited()).toEqual([]);
  });

  it('is not written to with an account, or after saying so', async () => {
    const account = await makeAccount(database.db, { email: 'ana@x.br', verified_at: clock.now() });
    await runCommand(database.db, invitationsCommand(['stop', 'Rui@x.br']), env);
    await fillCatalogue(database.db, listings.slice(0, 3), 'casa');
    await run(`${two}AP-4,foi@x.br\n`);
    expect(await invited()).toEqual([]);
    await fillCatalogue(database.db, listings, 'casa');
    await database.db.transaction().execute((write) => deleteAccount(write, account, noDestinations));
    expect(await owners()).toEqual(['foi@x.br', 'rui@x.br']);
    await run(`${two}AP-4,foi@x.br\n`);
    expect(await invited()).toEqual(['foi@x.br']);
    await daysPass(10 * 366);
    await forget(database.db);
    await run(`${two}AP-4,foi@x.br\n`);
    expect(await invited()).toEqual(['foi@x.br']);
  });

  it('reads what it is about, who says so, and which e-mail to use', async () => {
    await run(two);
    const renderInvitation = () => ownerInvitationEmail({ db: database.db, house: letterHouse }, 'ana@x.br');
    const email = (await renderInvitation())!;
    const text = emailText(email, letterHouse);
    expect(email.property).toMatchObject({ place: 'Moema, São Paulo', url: expect.stringContaining('/') });
    expect(text).toMatch(/Moema, São Paulo.*Código: AP-1.*AP-2/s);
    expect(text).toContain('com exatamente este e-mail, ana@x.br');
    expect(text).toContain('a nossa equipe informou');
    expect(text).toContain('https://bossa.example/area-do-cliente/cadastre-se');
    expect(text).toContain('mais uma, depois de 30 dias');
    expect(text).toMatch(
      /Não quero outro convite: https:\/\/bossa\.example\/avisos\/parar\?token=[a-f0-9]{32}\n/,
    );
    expect(text).not.toContain('Rua');
    await runCommand(database.db, invitationsCommand(['stop', 'ana@x.br']), env);
    expect(await renderInvitation()).toBeNull();
  });
});

import type { Kysely } from 'kysely';
import { declineAnnouncement, moveAnnouncement } from '../api/announcements/acts';
import type { Database } from '../api/database';
import { noDestinations } from '../api/leads/destinations';
import { saveAnnouncement } from '../api/announcements/queries/announcements';
import { registerAnnouncementBody } from '../contract/announcements';
import { makeAnnouncement, makeRegistration } from '../tests/announcements/make-announcement';
import { expect, test } from './support/account';
import { expectAccessible, violations } from './support/accessibility';
import { open } from './support/listing';

const list = '/area-do-cliente/meus-imoveis';

/** A home that this e-mail has announced; gives its number. */
const announced = (db: Kysely<Database>, email: string) =>
  saveAnnouncement(
    db,
    registerAnnouncementBody.parse(makeRegistration({ announce: makeAnnouncement({ email }) })),
    null,
    noDestinations,
  );

test('an owner follows what they have announced, from received to declined', async ({
  page,
  signedIn,
  database,
}) => {
  const protocol = await announced(database, signedIn.email);
  await open(page, list);
  const row = page.getByRole('listitem').filter({ hasText: `Referência ${protocol}` });
  await expect(page.getByText('Um a caminho.')).toBeVisible();
  await expect(row.locator('[aria-current="step"]')).toContainText('Recebido');
  await expect(row).toContainText('Um consultor da região liga até');
  await row.getByText('Ver o que enviei').click();
  await expect(row.getByText('Rua dos Cajueiros, 85')).toBeVisible();
  await expectAccessible(page);
  expect(await violations(page, 'main')).toEqual([]);

  await row.getByRole('link', { name: 'Incluir fotos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fotos do seu imóvel');
  await expect(page.locator('main')).toContainText(`Referência ${protocol}`);
  await page.getByRole('link', { name: 'Acompanhar em Meus imóveis' }).click();
  await expect(row).toContainText('Um consultor da região liga até');

  await moveAnnouncement(database, protocol, 'em análise');
  await page.reload();
  await expect(row.locator('[aria-current="step"]')).toContainText(/^Em análisedesde/);

  await declineAnnouncement(database, protocol, 'Ainda não atendemos esta região.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recusados' })).toBeVisible();
  await expect(row.getByText('Ainda não atendemos esta região.')).toBeVisible();
  await row.getByRole('link', { name: 'Anunciar outra vez' }).click();
  await expect(page).toHaveURL(/cadastre-seu-imovel/);
});

test.describe('what was begun and not sent', () => {
  // A step that is not right yet is answered by 400, and said at its fields.
  test.use({ expectedProblems: [/status of 400/] });
  test('waits in the list, and goes for good once that is asked for twice', async ({ page, signedIn: _ }) => {
    await open(page, '/cadastre-seu-imovel/localizacao');
    await page.getByLabel('CEP').fill('01310-100');
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
    await page.goto(list);
    const begun = page.getByText(/^Rascunho de \d\d\/\d\d, parado em Localização\. Guardamos até/);
    await expect(begun).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Continuar', exact: true }).click();
    await expect(page.getByLabel('CEP')).toHaveValue('01310-100');
    await page.goto(list);
    await page.getByText('Descartar', { exact: true }).click();
    await page.getByRole('button', { name: 'Descartar rascunho' }).click();
    await expect(page.getByText('Rascunho descartado.').first()).toBeVisible();
    await expect(begun).toHaveCount(0);
    await page.goto('/cadastre-seu-imovel/localizacao');
    await expect(page.getByLabel('CEP')).toHaveValue('');
  });
});

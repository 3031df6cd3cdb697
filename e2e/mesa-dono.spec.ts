import { randomUUID } from 'node:crypto';
import { clock } from '../domain/kernel/clock';
import { addContact } from '../tests/contacts/add-contact';
import { makeAccount } from '../tests/support/accounts';
import { expect, test } from './support/account';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { hasScripts, open } from './support/listing';
import { brokerOf } from './support/offered-contact';
import { unchecked } from './support/unchecked-property';

const twoDaysMs = 2 * 24 * 3600_000;

for (const width of [1440, 360])
  test(`the owner reads a report, the broker says what changed, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    const signIn = (role: 'vitrine' | 'corretor') => signedInMember({ database, context, baseURL }, role);
    const broker = await brokerOf(database, `${randomUUID()}@exemplo.com.br`);
    const { id, reference, title } = await unchecked(database, broker, 31);
    await addContact(database, {
      ...{ product_id: id, broker_id: broker, protocol: randomUUID().slice(0, 18) },
      created_at: new Date(clock.nowMs() - twoDaysMs),
    });
    const email = `clara-${randomUUID()}@exemplo.com.br`;
    await makeAccount(database, { email, name: 'Clara Exemplo', verified_at: clock.now() });

    await signIn('vitrine');
    await open(page, `/mesa/imoveis/${id}`);
    await page.getByLabel('Conta do proprietário').fill(email);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Salvo. A próxima carga não muda estes campos.').first()).toBeVisible();
    await expect(page.getByText(/^Clara Exemplo\. Vê o relatório desde /)).toBeVisible();
    await expect(page.getByLabel('Conta do proprietário')).toHaveValue(email);
    await isRight(title);
    await page.getByRole('link', { name: 'Relatório do proprietário' }).click();
    await isRight('Relatório do proprietário');
    await expect(page.getByText('Acessos e visitas').first()).toBeVisible();
    await page.getByRole('link', { name: `Imóvel ${reference}` }).click();
    await isRight(title);

    const { email: of } = await signIn('corretor');
    await database.updateTable('broker').set({ email: of }).where('id', '=', broker).execute();
    await open(page, '/mesa/meus-imoveis');
    await isRight('Meus imóveis');
    await expect(page.getByText(/Para contar ao dono:.*(em contato|visita)/)).toBeVisible();
    await page.getByRole('link', { name: /^Mudou/ }).click();
    await isRight('O que mudou?');
    const note = `O dono aceita a oferta ${randomUUID().slice(0, 8)}`;
    await page.getByLabel('O que mudou').fill(note);
    await page.getByRole('button', { name: 'Avisar' }).click();
    await expect(page.getByText('Avisado. Quem cuida da vitrine vê em Hoje.').first()).toBeVisible();
    await expect(page.getByText('Você avisou que mudou')).toBeVisible();
    await isRight('Meus imóveis');

    await signIn('vitrine');
    await open(page, '/mesa');
    const report = page.getByRole('listitem').filter({ hasText: note });
    await expect(report).toContainText('Pessoa de corretor diz que mudou');
    await isRight(' de ');
    await report.getByRole('link', { name: /Abrir/ }).click();
    // Hoje has this button for other stories' properties, too.
    await isRight(title);
    await expect(page.getByText(note)).toBeVisible();
    await page.getByRole('button', { name: 'Resolvido' }).click();
    await expect(page.getByText('Aviso resolvido.').first()).toBeVisible();
    await open(page, '/mesa');
    await expect(page.getByText(note)).toHaveCount(0);
  });

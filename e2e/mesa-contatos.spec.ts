import { randomUUID } from 'node:crypto';
import { addContact } from '../tests/contacts/contacts';
import { overflow, violations } from './support/accessibility';
import { signedInMember } from './support/admin';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

for (const width of [1440, 360])
  test(`finds a contact and reads it, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const isRight = async (title: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page), title).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page), title).toEqual([]);
    };
    const name = `Antônio ${randomUUID().slice(0, 8)}`;
    const protocol = `t-${randomUUID().slice(0, 8)}`;
    const contact = { name, protocol, message: 'Podemos ver de manhã?' };
    await addContact(database, contact, { house: 'sent', webhook: 'refused' });
    const member = await signedInMember({ database, context, baseURL }, 'atendimento');

    await open(page, '/mesa');
    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Contatos' }).click();
    await isRight('Contatos');
    await expect(page.getByRole('link', { name: /^Sem corretor/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^Hoje: /)).toContainText('recebido');
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('ninguém');
    if (width === 360) {
      // A labelled block: the row's parts are below each other.
      const label = await row
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(label).toBe('"Pedido"');
    }

    await page.getByLabel('Nome, e-mail, código').fill('ninguem-assim');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page.getByRole('heading', { name: 'Ninguém com “ninguem-assim”' })).toBeVisible();
    await isRight('Contatos');
    await page.getByLabel('Nome, e-mail, código').fill(name.toUpperCase().replace('Ô', 'o'));
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('row', { name }).getByRole('link', { name }).click();

    await isRight(name);
    const answering = page.getByRole('heading', { name: 'Quem atende' });
    const request = page.getByRole('heading', { name: 'Pedido', exact: true });
    const [panel, facts] = [(await answering.boundingBox())!, (await request.boundingBox())!];
    if (width === 360) expect(panel.y).toBeLessThan(facts.y);
    else expect(panel.x).toBeGreaterThan(facts.x + 600);
    await expect(page.getByText('“Podemos ver de manhã?”')).toBeVisible();
    const events = page.locator('details', { hasText: '1 tentativa' }).last();
    await expect(events.locator('ol')).toBeHidden();
    await events.locator('summary').click();
    await expect(events.locator('ol')).toContainText('recusado');
    await expect(page.getByText('Lido por Pessoa de atendimento, hoje')).toBeVisible();
    const read = await database
      .selectFrom('audit_log')
      .select('verb')
      .where('member_id', '=', member.id)
      .where('verb', '=', 'contacts.read')
      .execute();
    expect(read).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await isRight(name);
  });

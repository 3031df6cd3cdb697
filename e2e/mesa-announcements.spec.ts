import { randomUUID } from 'node:crypto';
import { saveAnnouncement } from '@api/announcements/queries/announcements';
import { noDestinations } from '@api/leads/destinations';
import { registerAnnouncementBody } from '@contract/announcements';
import { makeAnnouncement, makeRegistration } from '../tests/announcements/make-announcement';
import { expect, test } from './support/account';
import { signedInMember } from './support/admin';
import { overflow, violations } from './support/accessibility';
import { hasScripts } from './support/listing';

/** A refusal without a reason. */
test.use({ expectedProblems: [/400/] });

for (const width of [1440, 360])
  test(`takes an announcement in four taps, at ${width} px @js @no-js`, async ({
    page,
    database,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    const name = `Lúcia Nery ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'a')}`;
    const announce = makeAnnouncement({ proprietario_nome: name, email: `${randomUUID()}@exemplo.com.br` });
    const sent = registerAnnouncementBody.parse(makeRegistration({ announce }));
    await saveAnnouncement(database, sent, null, noDestinations);
    await signedInMember({ database, context, baseURL }, 'atendimento');
    await page.goto('/mesa');

    const isRight = async (title: RegExp | string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page)).toBe(0);
      // axe is a script of its own; where scripts are off the page's markup is the same.
      if (hasScripts()) expect(await violations(page)).toEqual([]);
    };
    await page.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Anúncios' }).click();
    await isRight('Anúncios recebidos');
    await page.getByRole('row', { name }).getByRole('link').click();
    await isRight('Casa, Ferradura');
    await page.getByRole('button', { name: 'Salvar e enviar' }).click();
    await expect(page.getByText('O imóvel foi criado em rascunho.')).toBeVisible();
    await isRight('Casa, Ferradura');
    await expect(page.getByLabel('Pôr no ar')).toBeChecked();

    await page.getByLabel('Não publicar').check();
    await page.getByRole('button', { name: 'Salvar e enviar' }).click();
    await expect(page.getByText('Escreva ao proprietário')).toBeVisible();
    await page.getByLabel(/O que escrever a Lúcia/).fill('Fora da nossa região.');
    await page.getByRole('button', { name: 'Salvar e enviar' }).click();
    await expect(page.getByText('O anúncio foi recusado.')).toBeVisible();
    await expect(page.getByText('“Fora da nossa região.”')).toBeVisible();
  });

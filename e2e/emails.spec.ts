import type { Email } from '../api/platform/email/email';
import { emailHtml } from '../api/platform/email/email-html';
import { demoOffices, defaultBrokerageName } from '../domain/brokerage/brokerage';
import { expect, test } from './support/test';

const siteUrl = 'https://bossa.example';
const brokerage = {
  ...{ ...defaultBrokerageName, siteUrl, office: demoOffices[0]!, logo: defaultBrokerageName.name },
  accent: '#17514f' as const,
};
const link = {
  label: 'Parar os avisos desta pesquisa',
  url: `${siteUrl}/avisos/parar?token=${'a'.repeat(32)}`,
};
const home = {
  url: siteUrl,
  title: 'Apartamento extraordinariamente ensolarado com varanda',
  place: ['Vila Nova Conceição', 'São Paulo'],
  facts: ['1.200 m²', '4 dorms', '3 suítes', '6 vagas'],
  price: 'R$ 113.200.000 · R$ 120.000 por mês',
  reason: 'Preço entrou na sua faixa: de R$ 113,25 mi para R$ 112,95 mi.',
  picture: `${siteUrl}/nunca.jpg`,
};
const email = `${'proprietario.de.nome.comprido.'.repeat(2)}@${'exemplo'.repeat(4)}.com.br`;
/** A letter with all that one can have, of words as long as they come. */
const sampleEmail: Email = {
  ...{ subject: 'Carta', preview: 'Prévia.', heading: 'Dezesseis imóveis extraordinários para você ver.' },
  property: { url: siteUrl, title: home.title, place: home.place.join(', '), picture: home.picture },
  paragraphs: [`Crie uma conta com exatamente este e-mail, ${email}, e confirme-o.`],
  facts: [
    ['E-mail', email],
    ['Quer ser avisado por', 'telefone, WhatsApp e e-mail, a qualquer hora do dia'],
  ],
  quote: `Vejam ${siteUrl}/${'endereco-comprido-'.repeat(6)}\nObrigada.`,
  sections: [
    { heading: 'Vila Nova Conceição, até R$ 113 milhões', homes: [home, home], link },
    { heading: 'Seus favoritos', homes: [{ ...home, picture: undefined }], link },
  ],
  more: [{ ...link, label: 'E mais 4 imóveis' }],
  action: { label: 'Validar minha conta agora mesmo', url: link.url, spelledOut: true },
  notes: ['O link vale por 24 horas e serve uma vez.'],
  reason: `Você recebe esta carta porque salvou a pesquisa “${'a'.repeat(60)}”.`,
  footLinks: [link, { ...link, label: 'Mudar a frequência' }],
};

// Its pictures do not come, as in many mail programs.
test.use({ expectedProblems: [/nunca\.jpg|ERR_FAILED/] });

test('a letter needs no sideways scroll, and is read without its pictures', async ({ page }) => {
  await page.route(`${siteUrl}/**`, (route) => route.abort());
  for (const width of [320, 600])
    for (const colorScheme of ['light', 'dark'] as const) {
      const where = `${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.setContent(emailHtml(sampleEmail, brokerage));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, where).toBeLessThanOrEqual(width);
      for (const text of [home.title, email, 'Parar os avisos desta pesquisa'])
        await expect(page.getByText(text).first(), where).toBeVisible();
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper, where).toBe('rgb(239, 233, 223)');
    }
});

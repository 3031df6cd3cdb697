import type { Locator, Page, Route } from '@playwright/test';
import { test as withAccounts } from './support/account';
import { cardLinks, open } from './support/listing';
import { expect, test } from './support/test';

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
const later = 'Tente novamente mais tarde';
const thanks = 'Obrigado por se cadastrar em nossa newsletter';
const [name, email, phone] = ['Clara Nunes', 'clara@exemplo.com.br', '(11) 98765-4321'];

interface FormCase {
  path: string;
  /** Id of the form. */
  id: string;
  button: string;
  /** By field name. */
  typed: Record<string, string>;
  message?: string;
}

const publicForms: FormCase[] = [
  {
    path: '/sobre-nos/contato',
    id: 'contato',
    button: 'Enviar mensagem',
    typed: { nome: name, email, 'telefone.numero': phone, mensagem: 'Quero visitar.' },
  },
  {
    path: '/imovel-desejado',
    id: 'desejado',
    button: 'Enviar',
    typed: { nome: name, email, 'telefone.numero': phone, onde: 'Moema' },
  },
  { path: '/revista-curate/assinatura', id: 'revista', button: 'Assinar', typed: { nome: name, email } },
  { path: '/area-do-cliente/login', id: 'acesso', button: 'Continuar', typed: { email }, message: later },
  {
    path: '/area-do-cliente/recuperar-senha',
    id: 'recuperar',
    button: 'Enviar link',
    typed: { email },
    message: later,
  },
  {
    path: '/cadastre-seu-imovel/contato',
    id: 'anuncio-contato',
    button: 'Continuar',
    typed: { proprietario_nome: name, email, 'proprietario_telefone.numero': phone },
  },
];
const privateForms: FormCase[] = [
  {
    path: '/area-do-cliente/meus-favoritos/nova',
    id: 'nome-da-pasta',
    button: 'Criar pasta',
    typed: { nomeDaPasta: 'Casa da praia' },
  },
  {
    path: '/area-do-cliente/meu-perfil-de-compra',
    id: 'perfil-de-compra',
    button: 'Salvar perfil',
    typed: { 'preco-min': '1.000.000' },
  },
];

const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'an aborted request': (route) => route.abort(),
  'a 500': (route) => route.fulfill({ status: 500, body: '' }),
  'a 502 with HTML': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'a time-out': () => {},
};

const problems = [/500|502|503|ERR_FAILED|Unable to decode|SyntaxError/];
const snackbar = (page: Page, text: string) => page.locator('.aviso').filter({ hasText: text });

async function fill(form: Locator, { typed }: Pick<FormCase, 'typed'>) {
  for (const [field, value] of Object.entries(typed)) await form.locator(`[name="${field}"]`).fill(value);
}

/** Counts in `data-notices` the notices that the form has had, however briefly. */
const countNotices = (form: Locator) =>
  form.evaluate((element) => {
    const isNotice = (node: Node) => node instanceof Element && node.querySelector('.aviso') !== null;
    const count = (records: MutationRecord[]) =>
      records.flatMap((each) => [...each.addedNodes]).filter(isNotice);
    element.dataset.notices = '0';
    new MutationObserver((records) => {
      element.dataset.notices = String(Number(element.dataset.notices) + count(records).length);
    }).observe(element, { childList: true, subtree: true });
  });

async function failsInPlace(page: Page, each: FormCase) {
  const form = page.locator(`form#${each.id}`);
  await fill(form, each);
  await countNotices(form);
  const address = page.url();
  for (const [failure, answer] of Object.entries(failures)) {
    // Nor does the page's own data come: it must not be asked for.
    await page.route('**/*.data*', answer);
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('.data'));
    await form.getByRole('button', { name: each.button, exact: true }).click();
    await request;
    if (failure === 'a time-out') await page.clock.fastForward(20_000);
    const box = snackbar(page, each.message ?? failed);
    await expect(box, failure).toHaveCount(1);
    for (const [field, value] of Object.entries(each.typed))
      await expect(form.locator(`[name="${field}"]`), failure).toHaveValue(value);
    expect(page.url(), failure).toBe(address);
    await box.locator('summary').click();
    await expect(box, failure).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  // Beside that of the queue, it would be a second one.
  await expect(form).toHaveAttribute('data-notices', '0');
}

test.describe('a form that gets no answer says so in place and keeps the input', () => {
  test.use({ expectedProblems: problems });
  for (const each of publicForms)
    test(each.path, async ({ page }) => {
      await page.clock.install();
      await open(page, each.path);
      await failsInPlace(page, each);
    });

  test('a visit to a property', async ({ page }) => {
    await page.clock.install();
    await open(page, '/imoveis/venda/sao-paulo/apartamento');
    await open(page, (await cardLinks(page).first().getAttribute('href'))!);
    const typed = { nome: name, email, 'telefone.numero': phone };
    await failsInPlace(page, { path: '', id: 'visita', button: 'Agendar visita', typed });
  });

  test('the newsletter thanks where nothing answers, and never after an error', async ({ page }) => {
    await open(page, '/sobre-nos/contato');
    const form = page.locator('form#newsletter');
    await fill(form, { typed: { nome: name, email } });
    const messages = { 'an aborted request': thanks, 'a 500': later, 'a 502 with HTML': later };
    for (const [failure, text] of Object.entries(messages)) {
      await page.route('**/recursos/newsletter', failures[failure]!);
      await form.getByRole('button', { name: 'Assinar' }).click();
      await expect(snackbar(page, text), failure).toHaveCount(1);
      await expect(form.locator('[name="email"]')).toHaveValue(email);
      await snackbar(page, text).locator('summary').click();
      await expect(snackbar(page, text), failure).toHaveCount(0);
      await page.unrouteAll();
    }
    await expect(page).toHaveURL('/sobre-nos/contato');
  });

  withAccounts.describe('of an account', () => {
    withAccounts.use({ expectedProblems: problems });
    for (const each of privateForms)
      withAccounts(each.path, async ({ page, signedIn: _ }) => {
        await page.clock.install();
        await open(page, each.path);
        await failsInPlace(page, each);
      });
  });
});

test('shows a certain error while typing, until a key mends it', async ({ page }) => {
  await open(page, '/sobre-nos/contato');
  const field = page.locator('#contato-nome');
  const error = page.locator('#contato-nome-error');
  await field.pressSequentially('Clara 2');
  // The rules load at the first focus.
  await expect(async () => {
    await field.press('2');
    await expect(error).toHaveText('Nome inválido', { timeout: 2000 });
  }).toPass();
  await expect(field).toBeFocused();
  await field.fill('Clara N');
  await expect(error).toHaveCount(0);
});

test.describe('where the rules of a form do not come', () => {
  test.use({ expectedProblems: [/ERR_FAILED|400|Failed to fetch/] });

  test('typing posts nothing, also after errors of the server', async ({ page }) => {
    await page.route('**/assets/form-checks*.js', (route) => route.abort());
    await open(page, '/sobre-nos/contato');
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await page.locator('#contato-nome').fill('Clara');
    await page.getByRole('button', { name: 'Enviar mensagem', exact: true }).click();
    await expect(page.getByText('Por favor, preencha com o nome completo')).toBeVisible();
    expect(posts).toBe(1);
    await page.locator('#contato-nome').pressSequentially(' Nunes');
    await page.locator('#contato-email').fill('clara@exemplo.com.br');
    // A form that is posted by a key is posted in that key's task.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(posts).toBe(1);
  });
});

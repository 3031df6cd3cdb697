import { clock } from '@domain/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perhapsDone } from '~/back-end/refusal.server';
import { checkAll, checkThis, sendingFailed } from '~/forms/form-texts';
import { visitDays } from '~/domain/visit-days';
import { leadForms } from '../forms/forms';
import { password } from '../sign-in/visitor';
import type { Page } from '../support/visit';
import { type Browser, openRefusedSite, read, type RefusedSite, registering, signIn } from './refused-site';
import { english, inside, refusals } from './refusals';

let site: RefusedSite;
let customer: Browser;
beforeAll(async () => {
  site = await openRefusedSite();
  customer = await signIn(site.browser(), 'clara@exemplo.com.br');
});
afterAll(() => site.close());

/** A form that the catalogue (catalogue.test.ts) does not name, sent while its call is refused. */
interface Sent {
  form: string;
  /** The call, with its method where its path has others. */
  call: string;
  does: (browser: Browser, turn: number) => Promise<Page>;
  /** One of these is said; else those of every form are. */
  told?: readonly string[];
  /** What was typed, and stands in the page again. */
  kept?: string;
  /** Its call is done once only. */
  isDoneOnce?: boolean;
}

const token = 'A'.repeat(43);
const profile = '/area-do-cliente/meu-perfil';
const later = 'Tente novamente mais tarde';
const usual = [later, 'Isto não está disponível no momento.', checkAll, checkThis];
const person = { nome: 'Clara Nunes', email: 'clara@exemplo.com.br', 'telefone.numero': '(11) 98765-4321' };
const magazine = leadForms.find(({ path }) => path.startsWith('/revista-curate'))!;
const change = (fields: Record<string, string>) => () => customer.send(profile, fields);

const forms: Sent[] = [
  {
    form: 'the e-mail of signing in',
    call: '/check/email',
    does: (browser) =>
      browser.send('/area-do-cliente/login', { etapa: 'email', email: 'escrita@exemplo.com.br' }),
    // Over its limit the next step is shown.
    told: [...usual, 'Entrando como'],
    kept: 'escrita@exemplo.com.br',
  },
  {
    form: 'a forgotten password',
    call: '/auth/password/forgot',
    does: (browser) => browser.send('/area-do-cliente/recuperar-senha', { email: 'escrita@exemplo.com.br' }),
    kept: 'escrita@exemplo.com.br',
    isDoneOnce: true,
  },
  {
    form: 'a new password',
    call: '/auth/password/reset',
    does: (browser) => browser.send('/area-do-cliente/redefinir-senha', { token, senha: password }),
    told: [...usual, 'Este link já não vale'],
    isDoneOnce: true,
  },
  {
    form: 'a validated e-mail',
    call: '/auth/verify',
    does: (browser) => browser.send('/area-do-cliente/cadastro-sucesso', { token }),
    told: [...usual, 'Este link já não vale'],
    isDoneOnce: true,
  },
  {
    form: 'another letter that validates',
    call: '/auth/verify/resend',
    does: () => customer.send('/area-do-cliente/cadastro-sucesso', {}),
    isDoneOnce: true,
  },
  {
    form: 'the personal data',
    call: 'PUT /clientArea/userData',
    does: change({ acao: 'salvar', nome: 'Clara Nunes Escrita' }),
    kept: 'Clara Nunes Escrita',
    isDoneOnce: true,
  },
  {
    form: 'another password',
    call: 'PUT /clientArea/password',
    does: change({ acao: 'trocar-senha', current: password, password: 'Cuica#2027abc' }),
    isDoneOnce: true,
  },
  {
    form: 'the end of an account',
    call: 'DELETE /clientArea/account',
    does: change({ acao: 'excluir', password }),
    isDoneOnce: true,
  },
  {
    form: 'an account that is to stay',
    call: 'POST /clientArea/account/restore',
    does: change({ acao: 'manter' }),
    isDoneOnce: true,
  },
  {
    form: 'the end of other sessions',
    call: 'DELETE /auth/sessions',
    does: change({ acao: 'encerrar-outras' }),
    isDoneOnce: true,
  },
  {
    form: 'a favourite that is taken away',
    call: 'DELETE /clientArea/favorite/',
    does: () => customer.send('/recursos/favoritos', { retirar: 'usado/venda/1001', volta: '/keyword' }),
    told: ['Não foi possível atualizar os favoritos. Tente novamente em alguns minutos.'],
  },
  ...[
    { form: 'the magazine', path: magazine.path, fields: magazine.fields, told: [magazine.failed] },
    {
      form: 'a visit',
      path: '/usado/venda/sao-paulo/moema/casa/1001',
      fields: {
        ...{ ...person, pedido: 'visita', modo: 'Por vídeo', periodo: 'Tarde', cpf: '529.982.247-25' },
        dia: visitDays(clock.now())[1]!.day,
      },
    },
    {
      form: 'a word to a property’s broker',
      path: '/usado/venda/sao-paulo/moema/casa/1001',
      fields: { ...person, pedido: 'contato', mensagem: 'Aceita permuta?' },
    },
    {
      form: 'a word to a broker',
      path: '/corretor/ana-reis',
      fields: { ...person, mensagem: 'Aceita permuta?' },
    },
    {
      form: 'a notice of what is gone',
      path: '/imovel-indisponivel/usado/aluguel/777',
      fields: { nome: person.nome, email: person.email },
    },
  ].map(({ form, path, fields, told: messages = [sendingFailed] }) => ({
    form,
    call: '/leads',
    does: (browser: Browser, turn: number) =>
      browser.send(path, { ...fields, chave: `a-form-shown-in-turn-${turn}` }),
    told: messages,
    kept: person.email,
  })),
];

/** That a session has ended is another matter. */
const tried = refusals.filter(({ status }) => status !== 401);

test.each(forms)(
  '$form: whatever is answered, the page speaks to people',
  async ({ call, does, told: messages = usual, kept: restored = '', isDoneOnce = false }) => {
    const wrong: unknown[] = [];
    for (const [turn, refusal] of tried.entries()) {
      const page = await site.refusing(call, refusal, () => does(site.browser(), turn));
      const shown = read(page);
      const fault = (what: string) => wrong.push({ [refusal.name]: what });
      if (!messages.some((text) => shown.includes(text))) fault(shown.slice(-600));
      if (!page.html.includes(restored)) fault(`does not give "${restored}" back`);
      const leak = page.html.includes(inside) ? inside : english.exec(shown)?.[0];
      if (leak) fault(`shows "${leak}"`);
      const isUnsure = isDoneOnce && refusal.at === 'resets';
      if (isUnsure !== shown.includes(perhapsDone)) fault(`${isUnsure ? 'does not say' : 'says'} perhaps`);
    }
    expect(wrong).toEqual([]);
  },
);

test('a registration says what is found wrong, where it is for people', async () => {
  const send = () => site.browser().send('/area-do-cliente/login', registering('errada@exemplo.com.br'));
  const shownError = async (email: string) => {
    const body = { errors: { email: [email] } };
    return read(await site.refusing('/auth/register', { name: '', status: 422, body }, send));
  };
  expect(await shownError('Este e-mail já foi usado.')).toContain('Este e-mail já foi usado.');
  const unread = await shownError('The email has already been taken.');
  expect(unread).toContain(checkThis);
  expect(unread).not.toMatch(english);
});

test('a non-JSON success answer shows that the change may have been made', async () => {
  const body = '<!doctype html><p>Welcome to nginx!';
  const save = change({ acao: 'salvar', nome: 'Clara Nunes Escrita' });
  const page = await site.refusing('PUT /clientArea/userData', { name: '', status: 200, body }, save);
  expect(read(page)).toContain(perhapsDone);
  expect(read(page)).not.toMatch(english);
});

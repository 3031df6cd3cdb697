import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { preferencesId } from '~/links';
import { missing } from '../../scripts/workshop/programs.mjs';
import { startBuiltSite } from '../../tests/support/built-site';
import { registration } from '../../tests/support/customer';
import type { BrowserKind, Driver } from './driver';
import { firefox } from './firefox';
import { keys, type Visitor, visitorOf } from './visitor';
import { webkit } from './webkit';
import { openWitness } from './witness';

const isRequired = process.env.REQUIRE_ALL === '1';
const isThere = ({ takes }: BrowserKind) => missing(takes) === null;

const search = '/imoveis/venda/sao-paulo/apartamento';
/** Of the demo, among the first whose photos are fetched; it leads to its own address. */
const withPhotos = '/usado/aluguel/409';
const photosShown = '() => document.querySelectorAll(".galeria .mosaico a").length';
const chevrons = `() => [...document.querySelectorAll('.barra .fil > summary')].map((button) => {
  const inside = button.getBoundingClientRect().right - button.querySelector('svg').getBoundingClientRect().right;
  return { button: button.innerText, inside };
})`;

let witness: Awaited<ReturnType<typeof openWitness>>;
let site: Awaited<ReturnType<typeof startBuiltSite>>;
const person = registration();
beforeAll(async () => {
  witness = await openWitness();
  site = await startBuiltSite({ SITE_URL: witness.origin, PHOTOS: 'on' });
  witness.stand(site.port!);
  const { nome, email, password } = person;
  const form = new URLSearchParams({ etapa: 'registration', nome, email, senha: password, termos: 'on' });
  const headers = { origin: witness.origin };
  const login = `${witness.origin}/area-do-cliente/login`;
  const { status } = await fetch(login, { method: 'POST', body: form, headers, redirect: 'manual' });
  expect(status).toBe(303);
}, 300_000);
afterAll(async () => {
  await site?.close();
  witness?.close();
});

// Where a browser is not there its stories are skipped by its name; where nothing may be (.ci/run), they fail.
describe.each([firefox, webkit])('in $name', (kind) => {
  describe.skipIf(!isThere(kind) && !isRequired)('with scripts', () => {
    let driver: Driver;
    let visitor: Visitor;
    beforeAll(async () => {
      driver = await kind.launch({ scripts: true });
      visitor = visitorOf(driver, witness.origin);
      await visitor.opens('/keyword');
      // Who has chosen is not asked about cookies again.
      const choice = `${consentName}=${encodeConsent([], new Date())}; path=/`;
      await visitor.run('(choice) => { document.cookie = choice; return null; }', [choice]);
    }, 300_000);
    beforeEach(() => driver.resize(1440, 900));
    afterEach(() => expect(witness.heard(), 'what the pages complained of').toEqual([]));
    afterAll(() => driver?.close());

    test('a place’s name leads to its listing', async () => {
      await visitor.opens('/');
      await visitor.fills('main [role=search] input[name=local]', `Leblon${keys.enter}`);
      await visitor.at(/\/imoveis\/venda\/leblon$/);
      await visitor.shown('h1', 'Leblon');
    });

    // Only this story needs these scripts, so that no cache has them.
    test.each([
      ['a form', '[data-newsletter] input[type=email]', 'footer-form'],
      ['a dialog', `footer a[href$="${preferencesId}"]`, 'cookie-dialog'],
    ])('a page is left while the script of %s is on its way', async (_, selector, script) => {
      await visitor.opens('/');
      witness.hold(new RegExp(`/${script}[.-]|/contato$`));
      const held = (count: number) => visitor.until('requests held', witness.held, (now) => now === count);
      await visitor.presses(selector);
      await held(1);
      await visitor.run("() => void setTimeout(() => (location.href = '/sobre-nos/contato'))", []);
      await held(2);
      witness.release();
      await visitor.at(/\/sobre-nos\/contato$/);
      await visitor.shown('h1');
    });

    test('a page that is gone back to is as it was left', async () => {
      await visitor.opens('/politica-de-privacidade');
      // A busy browser leaves a page out now and then; what the page itself forbids, it leaves out each time.
      const awayAndBack = async () => {
        await visitor.run('() => { window.isSame = true; return null; }', []);
        await visitor.run("() => void setTimeout(() => (location.href = '/sobre-nos/contato'))", []);
        await visitor.at(/\/contato$/);
        await visitor.run('() => void setTimeout(() => history.back())', []);
        await visitor.at(/\/politica-de-privacidade$/);
        return visitor.run<boolean>('() => window.isSame === true', []);
      };
      await visitor.until('the same page', awayAndBack, (isSame) => isSame);
    });

    test('what is typed brings suggestions, and one of them leads on', async () => {
      await visitor.opens('/');
      await visitor.presses('main [role=search] input[name=local]');
      await visitor.shown('main [role=combobox]');
      await visitor.types('jardim eur');
      await visitor.presses('main [role=option]', 'Jardim Europa');
      await visitor.at(/\/imoveis\/venda\/jardim-europa$/);
    });

    test('a filter narrows the search; its chevron fits inside at phone width', async () => {
      await visitor.opens(search);
      await visitor.presses('.fil > summary', 'Quartos');
      await visitor.presses('.fil[open] label', '4+');
      await visitor.presses('.fil[open] button[data-count]');
      await visitor.at(/\/4-quartos$/);
      await driver.resize(390, 844);
      await visitor.opens(search);
      for (const { button, inside } of await visitor.run<{ button: string; inside: number }[]>(chevrons, []))
        expect(inside, button).toBeGreaterThan(12);
    });

    test('a photo is enlarged, turned by the keys, and left', async () => {
      await visitor.until(
        'two of its photos',
        async () => {
          await visitor.opens(withPhotos);
          return visitor.run<number>(photosShown, []);
        },
        (count) => count >= 2,
      );
      await visitor.presses('.galeria a[aria-label^="Abrir foto 1 "]');
      await visitor.shown('dialog[open] [role=status]', '1 de ');
      await visitor.types(keys.right);
      await visitor.shown('dialog[open] [role=status]', '2 de ');
      await visitor.types(keys.escape);
      await visitor.gone('dialog[open]');
    });

    test('a window opens over the page, and Esc closes it', async () => {
      await visitor.opens(search);
      await visitor.presses('article h2 a');
      await visitor.at(/\/\d+$/);
      await visitor.presses('main button', 'Compartilhar');
      await visitor.shown('.janela h2', 'Compartilhar imóvel');
      await visitor.types(keys.escape);
      await visitor.gone('.janela');
    });

    test('the map shows the search’s homes, and comes nearer', async () => {
      const pins = () =>
        visitor.run<string>(
          '() => [...document.querySelectorAll(".alfinete")].map((pin) => pin.ariaLabel).sort().join()',
          [],
        );
      await visitor.opens(search);
      await visitor.presses('button', 'Mapa');
      await visitor.shown('.alfinete');
      const before = await pins();
      await visitor.presses('button[aria-label="Aproximar"]');
      await visitor.until('other pins', pins, (now) => now !== '' && now !== before);
    });

    test('a form says what is missing beside its field', async () => {
      await visitor.opens('/sobre-nos/contato');
      await visitor.presses('main form button', 'Enviar');
      await visitor.shown('main form .msg', 'Digite um e-mail válido');
    });

    test('somebody signs in', async () => {
      await visitor.opens('/area-do-cliente/login?lastPage=%2Fkeyword');
      await visitor.fills('#acesso input[name=email]', person.email);
      await visitor.presses('#acesso button', 'Continuar');
      await visitor.fills('#acesso input[name=senha]', person.password);
      await visitor.presses('#acesso button', 'Entrar');
      await visitor.at(/\/keyword$/);
      await visitor.gone('header a', 'Entrar');
    });

    test('a heart stays pressed', async () => {
      await visitor.opens(search);
      await visitor.presses('article button[aria-pressed=false]');
      await visitor.shown('article button[aria-pressed=true]');
      // A page that is asked for sooner may be answered before the heart is.
      await visitor.shown('.aviso--ok');
      await visitor.opens(search);
      await visitor.shown('article button[aria-pressed=true]');
    });
  });

  describe.skipIf(!isThere(kind) && !isRequired)('without scripts', () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await kind.launch({ scripts: false });
    }, 300_000);
    afterAll(() => driver?.close());

    test('a search, a panel and a filter work all the same', async () => {
      const visitor = visitorOf(driver, witness.origin);
      await visitor.opens('/', { scripts: false });
      await visitor.fills('main [role=search] input[name=local]', `moema, SAO PAULO${keys.enter}`);
      await visitor.at(/\/imoveis\/venda\/moema$/);
      await visitor.presses('.fil > summary', 'Quartos');
      await visitor.presses('.fil[open] label', '3+');
      await visitor.presses('.fil[open] button[data-count]');
      await visitor.at(/\/3-quartos$/);
      await visitor.gone('html[data-scripts]');
      expect(witness.heard()).toEqual([]);
    });
  });
});

import { describe, expect, test } from 'vitest';
import { demoOffices, type Firm, productName } from '@domain/firm';
import { menusFor } from '~/domain/menus/menus';
import { links } from '~/links';
import { frameParts } from './frame.server';
import { markPage, nameMark } from './page-marks';
import { sidebarId } from './sidebar';

const firm: Firm = {
  ...productName,
  logo: productName.name,
  colours: null,
  version: '',
  isReal: false,
  offices: demoOffices,
  social: [],
};
const settings = { firm, whatsapp: '5511900000000', asksRegion: false };
const paulista = { region: 'SP', user: null } as const;
const carioca = { region: 'RJ', user: null } as const;
const broker = { slug: 'ana', name: 'Ana Reis', creci: '1.234-F', phone: '(11) 90000-0101', avatar: null };

/** The user menu (spec 1 §2.3), each entry with where it leads; one whose page is still to come is left out. */
const userMenu: Record<string, string> = {
  'Minha home': '/login-home',
  'Meu perfil': '/area-do-cliente/meu-perfil',
  'Meu perfil de compra': '/area-do-cliente/meu-perfil-de-compra',
  'Meus imóveis': '/area-do-cliente/meus-imoveis',
  'Meus favoritos': '/area-do-cliente/meus-favoritos',
  'Minhas pesquisas salvas': '/area-do-cliente/minhas-pesquisas-salvas',
};
/** Where 'Anunciar imóvel' leads. */
const announcing = '/cadastre-seu-imovel';

describe('the fixed parts of the frame', () => {
  test('are rendered once for each region, and those of Rio are Rio’s own', () => {
    const [inSaoPaulo, inRio] = [frameParts(settings, paulista, null), frameParts(settings, carioca, null)];
    expect(frameParts(settings, { ...paulista }, null)).toBe(inSaoPaulo);
    expect(inSaoPaulo.header).toContain('>Campo<');
    expect(inRio.header).toContain('>Serra<');
    expect(inRio.header).not.toContain('>Campo<');
    expect(inSaoPaulo.footer).toMatch(/href="\/imoveis\/aluguel\?localizacao=S%C3%A3o%20Paulo&amp;lat=/);
    expect(inRio.footer).toMatch(/href="\/imoveis\/aluguel\?localizacao=Rio%20de%20Janeiro&amp;lat=/);
    expect(inRio.footer).toMatch(/href="\/imoveis\/venda\?localizacao=Rio%20de%20Janeiro&amp;lat=/);
  });

  test('say whose they are where the browser is to find out where its visitor is, and nowhere else', () => {
    const mark = (asksRegion: boolean, region: 'SP' | 'RJ') =>
      /data-region="(..)"/.exec(
        frameParts({ ...settings, asksRegion }, { region, user: null }, null).header,
      )?.[1];
    expect([mark(true, 'SP'), mark(true, 'RJ'), mark(false, 'RJ')]).toEqual(['SP', 'RJ', undefined]);
  });

  test('have the user menu for the signed-in, in header and sidebar, and the ways in for everybody else', () => {
    const signedIn = frameParts(settings, { ...paulista, user: {} }, null);
    const signedOut = frameParts(settings, paulista, null);
    for (const entry of [...Object.keys(userMenu), 'Sair']) {
      // Twice: in the header's menu and in the sidebar's first group.
      const isThere = signedIn.header.split(`${entry}<`).length > 2;
      expect([entry, isThere]).toEqual([entry, true]);
      expect(signedOut.header).not.toContain(`${entry}<`);
    }
    for (const way of ['Entrar', 'Cadastre-se']) {
      expect(signedOut.header).toContain(`${way}<`);
      expect(signedIn.header).not.toContain(`${way}<`);
    }
    const firstOpen = ({ header }: typeof signedIn) => header.match(/open=""><summary>([^<]*?) ?</)?.[1];
    expect([firstOpen(signedIn), firstOpen(signedOut)]).toEqual(['Minha conta', 'São Paulo']);
    expect(signedIn.footer).toBe(signedOut.footer);
  });

  test('open one section of the sidebar at a time, the account’s first', () => {
    const sections = (user: object | null) => {
      const { header } = frameParts(settings, { ...paulista, user }, null);
      const sidebar = header.slice(header.indexOf('id="lateral"'));
      return [...sidebar.matchAll(/<details name="([^"]*)"( open="")?><summary>([^<]*?) ?</g)].map(
        ([, name, open, title]) => ({ name, open: open !== undefined, title }),
      );
    };
    for (const [user, first, count] of [
      [null, 'São Paulo', 6],
      [{}, 'Minha conta', 7],
    ] as const) {
      const all = sections(user);
      expect(all).toHaveLength(count);
      expect(all[0]!.title).toBe(first);
      expect(new Set(all.map(({ name }) => name)).size).toBe(1);
      expect(all.map(({ open }) => open)).toEqual(all.map((_, index) => index === 0));
    }
  });

  test('call the signed-in by their first name at one place, written as text; nobody else’s bytes know of it', () => {
    const called = (firstName: string | null) =>
      frameParts(settings, { ...paulista, user: { firstName } }, null).header;
    const [nobody, clara] = [called(null), called('Clara')];
    const named = '<span class="vh">Minha conta: </span><bdi>Clara</bdi>';
    expect(clara.split(named)).toHaveLength(2);
    expect(clara.replace(named, 'Minha conta')).toBe(nobody);
    expect(called('<b>$&"')).toContain('<bdi>&lt;b&gt;$&amp;&quot;</bdi>');
    for (const header of [nobody, clara]) expect(header).not.toContain(nameMark);
    expect(frameParts(settings, paulista, null).header).not.toMatch(/Minha conta|bdi/);
  });

  test('lead at the foot to services, and name each office’s registration', () => {
    const social = [{ network: 'Instagram', href: 'https://instagram.com/exemplo' }] as const;
    const { footer } = frameParts({ ...settings, firm: { ...firm, social } }, paulista, null);
    const linked = [...footer.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    const named = new Map(linked.map(([, href, label]) => [label!.replace(/<.*/, '').trim(), href]));
    expect(named.get('Alugar')).toMatch(/^\/imoveis\/aluguel\?/);
    expect(named.get('Comprar')).toMatch(/^\/imoveis\/venda\?/);
    expect(named.get('Imóveis que aceitam permuta')).toBe('/imoveis/venda?aceita-permuta=sim');
    expect(named.get('Financiamento')).toBe('/financiamento');
    for (const name of ['Anunciar imóvel próprio', 'Programa Only You', 'Política de privacidade'])
      expect([name, named.has(name)]).toEqual([name, true]);
    expect(named.get('Termos de responsabilidade')).toBe('/termos-de-responsabilidade');
    expect(footer).toContain('href="https://instagram.com/exemplo"');
    for (const { city, creci } of demoOffices) {
      const [office] = new RegExp(`<address><b>${city}</b>.*?</address>`).exec(footer)!;
      expect(office).toContain(`CRECI ${creci}`);
    }
  });

  test('say of the demo’s offices that they are the demo’s, and of an operator’s nothing', () => {
    const note = 'Endereços e registros de demonstração.';
    expect(frameParts(settings, paulista, null).footer).toContain(note);
    const real = { ...settings, firm: { ...firm, isReal: true } };
    expect(frameParts(real, paulista, null).footer).not.toContain(note);
  });

  test('have every list of every menu in the sidebar too', () => {
    const { header } = frameParts(settings, paulista, null);
    const sidebar = header.slice(header.indexOf(`id="${sidebarId}"`));
    const listed = menusFor('SP').flatMap(({ lists }) => lists.flatMap((list) => list.links));
    const missing = listed.filter(
      ({ href, label }) => !sidebar.includes(`<a href="${href.replaceAll('&', '&amp;')}">${label}</a>`),
    );
    expect(missing).toEqual([]);
    expect(listed.length).toBeGreaterThan(50);
  });

  test('have the way back to the choice of cookies in the footer', () => {
    const way = `<a href="${links.cookiePreferences()}">Preferências de cookies</a>`;
    expect(frameParts(settings, paulista, null).footer).toContain(way);
  });

  test('have the WhatsApp button where the operator has set its number', () => {
    expect(frameParts(settings, paulista, null).footer).toContain('https://wa.me/5511900000000');
    expect(frameParts({ ...settings, whatsapp: null }, paulista, null).footer).not.toContain('wa.me');
  });

  test('are a broker’s in a broker’s name: who, registration, phone; no menus, not the house’s number', () => {
    const { header, blocks, footer } = frameParts(settings, paulista, broker);
    for (const part of [header, footer]) {
      expect(part).toContain('Ana Reis');
      expect(part).toContain('CRECI 1.234-F');
      expect(part).toContain('href="tel:+5511900000101"');
      expect(part).toContain('href="/corretor/ana"');
    }
    expect(header).not.toContain('class="menu"');
    expect(blocks).toBe('');
    expect(footer).not.toContain('wa.me');
  });

  test('are marked for the page they stand on, and nothing of its address gets out of its attribute', () => {
    const { header } = frameParts(settings, paulista, null);
    const page = markPage(header, '/sobre-nos/a-bossa-nova');
    expect(page).toContain('href="/sobre-nos/a-bossa-nova" aria-current="page"');
    expect(page).toContain(`href="${announcing}?from=%2Fsobre-nos%2Fa-bossa-nova"`);
    const hostile = markPage(header, '/imoveis?q="><script>$&');
    expect(hostile).not.toContain('<script>');
    expect(hostile).toContain('from=%2Fimoveis%3Fq%3D%22%3E%3Cscript%3E%24%26"');
  });
});

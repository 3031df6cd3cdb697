import { describe, expect, it } from 'vitest';
import { demoOffices, defaultBrokerageName } from '@domain/brokerage/brokerage';
import { emailHtml } from '@api/platform/email/email-html';
import { emailText } from '@api/platform/email/email-text';
import { passwordResetEmail, verificationEmail } from './email-texts';
import { greeting, momentText } from '@api/platform/email/email-texts';

const brokerage = {
  ...defaultBrokerageName,
  siteUrl: 'https://bossa.example',
  office: demoOffices[0]!,
  logo: defaultBrokerageName.name,
  accent: '#17514f',
};
const url = 'https://bossa.example/area-do-cliente/cadastro-sucesso?token=x&y="';

describe('a letter', () => {
  it('is text as the design wrote it', () => {
    expect(emailText(verificationEmail({ name: 'Clara Nunes', url: '{{url_validar}}' }), brokerage)).toBe(
      [
        'Olá, Clara. Falta um passo.',
        'Confirme que este é o seu e-mail para guardar favoritos e pesquisas.',
        'Validar minha conta:\n{{url_validar}}',
        'O link vale por 24 horas e serve uma vez.',
        '--\nVocê recebe este e-mail porque um cadastro foi feito com este endereço. Se não foi você, ignore; nada muda.\n' +
          'Bossa Nova, Alameda das Sibipirunas, 120, São Paulo. CRECI 00.000-J.\n' +
          'Política de privacidade: https://bossa.example/politica-de-privacidade\n',
      ].join('\n\n'),
    );
  });

  it('without an office has the name alone in its last lines', () => {
    const text = emailText(verificationEmail({ name: 'Clara', url }), { ...brokerage, office: null });
    expect(text).toMatch(/\nBossa Nova\.\nPolítica de privacidade: /);
    expect(text).not.toContain('CRECI');
  });

  it('says when and with what it was asked for, in São Paulo’s time', () => {
    const request = { askedAt: '2026-11-21T11:31:00Z', place: null, url };
    const [note] = passwordResetEmail({ ...request, device: 'Chrome no Windows' }).notes;
    expect(note).toBe(
      'O link vale por uma hora e serve uma vez. Pedido feito em 21/11/2026, às 8h31, com Chrome no Windows.',
    );
    expect(passwordResetEmail({ ...request, device: 'Aparelho desconhecido' }).notes[0]).toMatch(
      /às 8h31\.$/,
    );
  });

  it('escapes whatever it is told', () => {
    const email = { ...verificationEmail({ name: 'Clara', url }), heading: '<img src=x onerror="x">&' };
    const html = emailHtml(email, brokerage);
    expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;&amp;');
    expect(html).toContain(
      'href="https://bossa.example/area-do-cliente/cadastro-sucesso?token=x&amp;y=&quot;"',
    );
    expect(html).not.toContain('<img');
  });

  it('fetches nothing: it has no picture, script or style from anywhere', () => {
    const html = emailHtml(verificationEmail({ name: 'Clara', url }), brokerage);
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href!).origin)).toEqual([
      'https://bossa.example',
      'https://bossa.example',
    ]);
  });

  it.each([
    ['Clara Nunes', 'Olá, Clara.'],
    ['  D’Ávila Souza', 'Olá, D’Ávila.'],
    ['www.evil.example', 'Olá.'],
    ['https://evil.example', 'Olá.'],
    ['A'.repeat(31), 'Olá.'],
    ['', 'Olá.'],
    [null, 'Olá.'],
  ])('greets %j: %s', (name, wanted) => {
    expect(greeting(name)).toBe(wanted);
  });

  it.each([
    ['2026-11-21T11:31:00Z', '21/11/2026, às 8h31'],
    ['2026-11-21T12:02:59Z', '21/11/2026, às 9h02'],
    ['2026-11-21T13:00:00Z', '21/11/2026, às 10h'],
    ['2026-11-22T03:05:00Z', '22/11/2026, à 0h05'],
    ['2026-11-22T02:59:00Z', '21/11/2026, às 23h59'],
  ])('tells a moment: %s', (at, wanted) => {
    expect(momentText(at)).toBe(wanted);
  });
});

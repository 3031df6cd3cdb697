import { describe, expect, it } from 'vitest';
import { Warnings } from '../remarks';
import { cleanLine, cleanText, shorten } from './text';
import { readTitle } from './title';

describe('texts of feeds', () => {
  it.each([
    ['&lt;p&gt;Sala ampla&lt;/p&gt;&lt;br/&gt;Varanda', 'Sala ampla\n\nVaranda', 'text-markup'],
    ['Sala&amp;nbsp;ampla &amp;ccedil;', 'Sala ampla ç', undefined],
    ['<script>alert(1)</script>Sala <b>ampla</b>', 'Sala ampla', 'text-markup'],
    ['SÃ£o Paulo, locaÃ§Ã£o', 'São Paulo, locação', 'text-encoding'],
    ['LOCAÃ‡ÃƒO', 'LOCAÇÃO', 'text-encoding'],
    ['🏠 Linda casa ✅', 'Linda casa', 'text-emoji'],
    ['𝗔𝗽𝗮𝗿𝘁𝗮𝗺𝗲𝗻𝘁𝗼 novo', 'Apartamento novo', undefined],
    ['Ligue (11) 91234-5678\nSala ampla', 'Sala ampla', 'text-contact'],
    [
      'Sala ampla, fale com 11912345678 hoje mesmo para saber de tudo o que há',
      'Sala ampla, fale com hoje mesmo para saber de tudo o que há',
      'text-contact',
    ],
    ['Sala ampla. CRECI 12345-F', 'Sala ampla.', 'text-contact'],
    ['Sala ampla. Creci/SP: 012.345-J', 'Sala ampla.', 'text-contact'],
    ['Veja www.exemplo.com.br/imovel/1', '', 'text-contact'],
    ['contato@exemplo.com.br', '', 'text-contact'],
    ['Sala com lareira.Com varanda gourmet', 'Sala com lareira.Com varanda gourmet', 'text-doubt'],
    ['Sala com lareira.com varanda gourmet', 'Sala com lareira.com varanda gourmet', 'text-doubt'],
    ['Prédio de 2015.Net incluída', 'Prédio de 2015.Net incluída', 'text-doubt'],
    ['Veja mais fotos em exemplo.com e agende', '', 'text-contact'],
    ['Sala ampla EXEMPLO.COM.BR', 'Sala ampla', 'text-contact'],
    ['Sala ampla exemplo.com/casa', 'Sala ampla', 'text-contact'],
    ['Lavabo para visitas e sala. Fone: 62 3555-0100', 'Lavabo para visitas e sala.', 'text-contact'],
    ['Sala ampla. Ligue (11) 91234-5678. Varanda.', 'Sala ampla. Varanda.', 'text-contact'],
    ['17 – 99172-6078', '', 'text-contact'],
    ['R$ 1.250.000,00 e IPTU de R$ 1200', 'R$ 1.250.000,00 e IPTU de R$ 1200', undefined],
    ['Construído em 2019-2024, CEP 01310-100', 'Construído em 2019-2024, CEP 01310-100', undefined],
    ['Área < 100 m² e > 50 m²', 'Área < 100 m² e > 50 m²', undefined],
    ['a\u0000b\u0007c\u200b', 'abc', undefined],
    ['5 < 6 & 7', '5 < 6 & 7', undefined],
  ])('makes %j into %j', (text, clean, code) => {
    const warnings = new Warnings();
    expect(cleanText(text, warnings)).toBe(clean);
    if (code) expect(warnings.list.map((warning) => warning.code)).toContain(code);
    else expect(warnings.list).toEqual([]);
  });

  it('keeps the digits of an address', () => expect(cleanLine('Rua 91234-5678')).toBe('Rua 91234-5678'));
  it('cuts at a word', () => expect(shorten('uma casa bonita', 10)).toBe('uma casa…'));

  it.each([
    'a.'.repeat(60_000),
    '-'.repeat(60_000),
    'a@'.repeat(60_000),
    'a.com '.repeat(10_000),
    '<'.repeat(60_000),
    '&#'.repeat(60_000),
    '1 '.repeat(60_000),
  ])('is not held up by a hostile text', (text) =>
    expect(cleanText(text, new Warnings()).length).toBeLessThanOrEqual(30_000),
  );
});

describe('titles', () => {
  const facts = {
    propertyType: 'apartamento',
    bedrooms: 3,
    district: 'Jardim América',
    city: 'São Paulo',
  } as const;
  it.each([
    ['APARTAMENTO NO JARDIM AMERICA', 'Apartamento no Jardim América'],
    ['CASA À VENDA EM SÃO PAULO/SP', 'Casa à venda em São Paulo/SP'],
    ['Casa com Vista', 'Casa com Vista'],
    ['', 'Apartamento com 3 dormitórios em Jardim América, São Paulo'],
    ['***', 'Apartamento com 3 dormitórios em Jardim América, São Paulo'],
    ['📞 (11) 91234-5678', 'Apartamento com 3 dormitórios em Jardim América, São Paulo'],
  ])('makes %j into %j', (text, title) => expect(readTitle(text, facts, new Warnings())).toBe(title));
});

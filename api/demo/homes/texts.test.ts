import { describe, expect, it } from 'vitest';
import { maxBrokerNoteLength } from '@domain/brokerage/broker-note';
import { fold } from '@domain/kernel/text';
import { demoListings } from '../listings';
import { propertiesByHand } from '.';

const all = [...demoListings()];
const availableProperties = propertiesByHand.filter(({ available }) => available);
const named = propertiesByHand.map((property) => [property.title, property] as const);
const sentences = (text: string) => text.split(/(?<=[.;:])\s+/).filter((sentence) => sentence.length > 12);

describe('the words of the homes by hand', () => {
  it('have titles of at most 60 characters, no two begin alike', () => {
    const beginnings = propertiesByHand.map(({ title }) => fold(title).split(' ').slice(0, 3).join(' '));
    expect(beginnings.filter((words, at) => beginnings.indexOf(words) < at)).toEqual([]);
    for (const { title } of propertiesByHand) expect(title.length, title).toBeLessThanOrEqual(60);
  });

  it('have titles that name nothing to laugh at', () => {
    const banned =
      /despensa|deposito|lavanderia|lavabo|area de servico|closet|rouparia|vestir|garagem|\bvagas?\b|ar-condicionado|ar condicionado|dependencia|copa\b|elevador/;
    expect(propertiesByHand.map(({ title }) => title).filter((title) => banned.test(fold(title)))).toEqual(
      [],
    );
  });

  it.each(named)('%s has 60 to 140 words in two or three paragraphs', (_, { description }) => {
    const words = description.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(140);
    expect([2, 3]).toContain(description.split('\n\n').length);
  });

  it.each(named)('%s has a broker’s note of 200 to 240 characters', (_, { brokerNote }) => {
    expect(brokerNote!.length).toBeGreaterThanOrEqual(200);
    expect(brokerNote!.length).toBeLessThanOrEqual(maxBrokerNoteLength);
  });

  it('say no sentence twice in the whole demo', () => {
    const others = all.filter((one) => !propertiesByHand.includes(one)).map(({ description }) => description);
    const known = new Set(others.flatMap(sentences));
    const twice: string[] = [];
    for (const { description, brokerNote } of propertiesByHand)
      for (const sentence of sentences(`${description} ${brokerNote}`))
        if (known.has(sentence)) twice.push(sentence);
        else known.add(sentence);
    expect(twice).toEqual([]);
  });

  it('name the architect of what is by a renowned one', () => {
    const byArchitects = propertiesByHand.filter(({ renownedArchitects }) => renownedArchitects);
    expect(byArchitects.length).toBeGreaterThan(2);
    const invented = /Rui Castanho Lemos|Ivo Marcondes Teles|Lia Montesanto|Teodoro Brandt/;
    for (const { description } of byArchitects) expect(description).toMatch(invented);
    for (const { description } of propertiesByHand.filter((one) => !byArchitects.includes(one)))
      expect(description).not.toMatch(/projeto de [A-Z]|arquiteto renomado/);
  });

  it('say who develops a launch and when it is delivered', () => {
    const unbuilt = availableProperties.filter(({ condition }) => /launch/i.test(condition));
    expect(unbuilt).toHaveLength(4);
    for (const { description } of unbuilt)
      expect(description).toMatch(/Incorporação [A-Z].*, entrega (em|estimada para) [a-zç]+ de 20\d\d/);
  });

  it('are signed by eight brokers', () => {
    const slugs = new Set(propertiesByHand.map(({ brokerSlug }) => brokerSlug));
    expect([...slugs].sort()).toEqual([
      'alice-toledo',
      'beatriz-amaral',
      'caio-monteiro-reis',
      'elisa-bittencourt',
      'helena-prado-nunes',
      'martim-salles',
      'rafael-teixeira-lobo',
      'tomas-quintela',
    ]);
  });
});

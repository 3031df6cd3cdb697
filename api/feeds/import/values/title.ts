import type { Warnings } from '../remarks';
import { cleanLine, shorten } from './text';
import { counted } from '@domain/kernel/counts';
import { propertyTypeLabel, type PropertyType } from '@domain/taxonomy/property-types';
import { fold } from '@domain/kernel/text';
import { trimEndOf, trimStartOf } from '@domain/kernel/trim';

/** Portals allow 100 characters. */
const maxLength = 160;
const shortest = 4;
/** Words that stay in capitals. */
const acronyms = /\b(sp|rj|mg|pr|sc|rs|ba|df|iptu|tv|usp|pub|abc|m2|vip|spa|i{1,3}|iv|vi{0,3}|ix)\b/gi;

interface Facts {
  propertyType: PropertyType;
  bedrooms: number | null;
  district: string;
  city: string;
}

export function readTitle(text: string, facts: Facts, warnings: Warnings): string {
  const clean = trimEndOf(trimStartOf(cleanLine(text, warnings), /[\s\-–|,.:;!*]/), /[\s\-–|,:;*]/);
  if (clean.length < shortest || !/\p{L}{2}/u.test(clean)) {
    warnings.add('title-generated', text);
    return generatedTitle(facts);
  }
  const calm = isShouting(clean) ? sentenceCase(clean, [facts.district, facts.city]) : clean;
  if (calm !== clean) warnings.add('title-case', clean);
  if (calm.length > maxLength) warnings.add('title-shortened');
  return shorten(calm, maxLength);
}

export function generatedTitle({ propertyType, bedrooms, district, city }: Facts): string {
  const rooms = bedrooms ? ` com ${counted(bedrooms, 'dormitório', 'dormitórios')}` : '';
  const isNamedTwice = fold(district) === fold(city);
  const place = district && !isNamedTwice ? `${district}, ${city}` : city;
  return `${propertyTypeLabel(propertyType)}${rooms} em ${place}`;
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 8 && capitals / letters > 0.7;
}

function sentenceCase(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase().replace(acronyms, (word) => (word === 'm2' ? word : word.toUpperCase()));
  const started = lower.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return names.filter((name) => name.length > 2).reduce(withName, started);
}

/** Also matches without accents. */
function withName(text: string, name: string): string {
  const folded = fold(text);
  const at = folded.length === text.length ? folded.indexOf(fold(name)) : -1;
  const ends = /[\p{L}\d]/u;
  if (at < 0 || ends.test(text[at - 1] ?? ' ') || ends.test(text[at + name.length] ?? ' ')) return text;
  return text.slice(0, at) + name + text.slice(at + name.length);
}

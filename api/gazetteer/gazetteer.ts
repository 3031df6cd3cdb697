import { readFile } from 'node:fs/promises';
import { inProject } from '@api/in-project';
import { fold, slugify } from '@domain/text';

/** A municipality of Brazil: IBGE's code of seven digits, its centre in degrees. */
export interface Municipality {
  code: number;
  /** Two letters. */
  state: string;
  name: string;
  lat: number;
  lng: number;
}

/** Brazil's municipalities by name, whatever its case, accents, hyphens and apostrophes; the largest first. */
export interface Gazetteer {
  called(name: string): readonly Municipality[];
}

/** "Santa Bárbara d'Oeste" and 'SANTA BARBARA DOESTE' are one; where that makes one of two names, the slug tells. */
const letters = (name: string) => fold(name).replace(/[^a-z]/g, '');

export function gazetteerOf(municipalities: readonly Municipality[]): Gazetteer {
  const byLetters = new Map<string, Municipality[]>();
  for (const each of municipalities) {
    const same = byLetters.get(letters(each.name));
    if (same) same.push(each);
    else byLetters.set(letters(each.name), [each]);
  }
  return {
    called(name) {
      const found = byLetters.get(letters(name)) ?? [];
      const exact = found.filter((each) => slugify(each.name) === slugify(name));
      return exact.length > 0 ? exact : found;
    },
  };
}

let kept: Promise<Gazetteer> | undefined;

/** The gazetteer that ships with the product (LICENSE beside it); read when the first catalogue is written, and kept. */
export function openGazetteer(): Promise<Gazetteer> {
  return (kept ??= readMunicipalities().then(gazetteerOf));
}

async function readMunicipalities(): Promise<Municipality[]> {
  const path = inProject('api/gazetteer/municipalities.csv');
  if (!path) throw new Error('api/gazetteer/municipalities.csv is missing');
  const [, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [code, state, name, lat, lng] = line.split(',') as [string, string, string, string, string];
    return { code: Number(code), state, name, lat: Number(lat), lng: Number(lng) };
  });
}

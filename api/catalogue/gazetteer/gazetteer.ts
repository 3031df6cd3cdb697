import { readFile } from 'node:fs/promises';
import { inProject } from '@api/platform/process/in-project';
import type { Point } from '@domain/geo/geo';
import { fold, slugify } from '@domain/kernel/text';

/** IBGE's seven-digit code; center in degrees. */
export interface Municipality {
  code: number;
  state: string;
  name: string;
  lat: number;
  lng: number;
}

/** Largest first; ignores case, accents, hyphens and apostrophes. */
export interface Gazetteer {
  called(name: string): readonly Municipality[];
  /** By the distance to its center; `state` limits the search. */
  nearest(point: Point, state?: string | null): Municipality | undefined;
}

/** "Santa Bárbara d'Oeste" and 'SANTA BARBARA DOESTE'. */
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
    nearest(point, state) {
      // Flat degrees: a feed can ask for each of its properties, and near ones differ little.
      const width = Math.cos((point.lat * Math.PI) / 180);
      let found: Municipality | undefined;
      let least = Infinity;
      for (const each of municipalities) {
        const distance = (each.lat - point.lat) ** 2 + ((each.lng - point.lng) * width) ** 2;
        if (distance >= least || (state && each.state !== state)) continue;
        least = distance;
        found = each;
      }
      return found;
    },
  };
}

let cached: Promise<Gazetteer> | undefined;

export function openGazetteer(): Promise<Gazetteer> {
  return (cached ??= readMunicipalities().then(gazetteerOf));
}

async function readMunicipalities(): Promise<Municipality[]> {
  const path = inProject('api/catalogue/gazetteer/municipalities.csv');
  if (!path) throw new Error('api/catalogue/gazetteer/municipalities.csv is missing');
  const [, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [code, state, name, lat, lng] = line.split(',') as [string, string, string, string, string];
    return { code: Number(code), state, name, lat: Number(lat), lng: Number(lng) };
  });
}

import { dayText } from '@domain/moment';
import type { Removal, RemovedHome } from '~/domain/customer';
import type { Photo } from '~/domain/property';

/** A removed home as its row shows it. */
export interface RemovedRow {
  code: number;
  title: string;
  district: string;
  city: string;
  photo: Photo | null;
  note: string | null;
  /** 'Da pasta Estúdio, que não existe mais; volta com ela.' */
  from: string;
}

/** An act of removing: one home, or a folder's. */
export interface RemovedAct {
  removal: number;
  /** 'Removido em 21/11/2026. Guardamos até 21/12/2026.' */
  when: string;
  /** What it took beside homes, or all at once; null: one home. */
  whole: string | null;
  rows: RemovedRow[];
}

export function removedAct({ id, kind, removedAt, until, folders, homes }: Removal): RemovedAct {
  const names = folders.map(({ name }) => `“${name}”`).join(', ');
  const whole = {
    home: null,
    folder: names && `A pasta ${names}`,
    emptied: names && `O que estava na pasta ${names}`,
    all: 'Todos os imóveis guardados',
  }[kind];
  return {
    removal: id,
    when: `Removido em ${dayText(new Date(removedAt))}. Guardamos até ${dayText(new Date(until))}.`,
    whole: whole || null,
    rows: homes.map(removedRow),
  };
}

function removedRow({ code, product, gone, note, folders }: RemovedHome): RemovedRow {
  const home = product ?? gone;
  return {
    code,
    title: home?.titulo1 ?? `Imóvel de código ${code}`,
    district: home?.endereco.bairro ?? '',
    city: home?.endereco.cidade ?? '',
    photo: home?.fotoPrincipal ?? null,
    note,
    from: fromText(folders),
  };
}

function fromText(folders: RemovedHome['folders']): string {
  const [first, ...more] = folders;
  if (!first) return '';
  if (more.length > 0) return `Das pastas ${folders.map(({ name }) => name).join(', ')}.`;
  return first.stands
    ? `Da pasta ${first.name}.`
    : `Da pasta ${first.name}, que não existe mais; volta com ela.`;
}

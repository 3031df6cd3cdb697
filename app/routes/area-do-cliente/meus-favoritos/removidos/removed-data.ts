import { dayText } from '@domain/kernel/moment';
import type { Removal, RemovedProperty } from '~/domain/customer';
import type { Photo } from '~/domain/property';

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

/** One removal: a property, or properties of a folder. */
export interface RemovedAct {
  removal: number;
  /** 'Removido em 21/11/2026. Guardamos até 21/12/2026.' */
  when: string;
  /** Text for a removal of a folder or several properties; null: one property. */
  whole: string | null;
  rows: RemovedRow[];
}

export function removedAct({ id, kind, removedAt, until, folders, homes: properties }: Removal): RemovedAct {
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
    rows: properties.map(removedRow),
  };
}

function removedRow({ code, product, gone, note, folders }: RemovedProperty): RemovedRow {
  const property = product ?? gone;
  return {
    code,
    title: property?.titulo1 ?? `Imóvel de código ${code}`,
    district: property?.endereco.bairro ?? '',
    city: property?.endereco.cidade ?? '',
    photo: property?.fotoPrincipal ?? null,
    note,
    from: fromText(folders),
  };
}

function fromText(folders: RemovedProperty['folders']): string {
  const [first, ...more] = folders;
  if (!first) return '';
  if (more.length > 0) return `Das pastas ${folders.map(({ name }) => name).join(', ')}.`;
  return first.stands
    ? `Da pasta ${first.name}.`
    : `Da pasta ${first.name}, que não existe mais; volta com ela.`;
}

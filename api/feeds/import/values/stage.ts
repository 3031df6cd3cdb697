import { fold, slugify } from '@domain/kernel/text';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Warnings } from '../remarks';

const stages: readonly [RegExp, Condition][] = [
  [/breve-?lancamento|em-breve|pre-?lancamento|pre-?launch|coming-soon|soon/, 'soonLaunch'],
  [/(^|-)(lancamento|launch|planta|plan|off-plan)(-|$)/, 'launch'],
  [/(^|-)(em-)?(construcao|obras?)(-|$)|under-?construction|building-phase/, 'underConstruction'],
  [/(^|-)(novo|nova|new|pronto-(novo|para-morar)|nunca-habitado|primeira-locacao|ready)(-|$)/, 'new'],
  [/(^|-)(usad[oa]|used|resale|revenda|seminov[oa])(-|$)/, 'used'],
];

export function readCondition(texts: readonly string[]): Condition {
  for (const text of texts) {
    const word = slugify(text);
    const found = word && stages.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return 'used';
}

const registration =
  /(?:incorpora[cç][aã]o|memorial)\b[^\n]{0,80}?\b((?:r|av)[.-]?\s?\d[\d./-]*\d(?:[^\n;]{0,30}?matr[ií]cula[^\d\n]{0,12}\d[\d.]*\d)?|n[º°o.]+\s*\d[\d./-]*\d|matr[ií]cula[^\d\n]{0,12}\d[\d.]*\d)/i;

/** 'Registro de incorporação R.2/123.456'; '' if absent. */
export function registrationIn(description: string): string {
  return registration.exec(description.slice(0, 30_000))?.[1] ?? '';
}

const gone =
  /vendid|alugad|locad[oa]|inativ|suspens|indisponi|nao disponi|cancelad|excluid|expirad|arquivad|retirad|rascunho|sold|rented|inactive|unavailable|removed|deleted|expired|archived|draft|off.?market/;

/** Sold, let or withdrawn; false for ''. */
export function saysGone(status: string): boolean {
  return gone.test(fold(status));
}

/** Default zone: São Paulo. */
export function readDate(text: string, warnings: Warnings): string | null {
  const bare = text.trim();
  if (bare === '' || /^0000/.test(bare)) return null;
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})(.*)$/.exec(bare);
  const iso = (brazilian ? `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}${brazilian[4]}` : bare).trim();
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      iso,
    );
  if (match) {
    const [, day, hours = '0', minutes = '00', seconds = '00', zone = '-03:00'] = match;
    const offset = /^z$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
    const date = new Date(`${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset}`);
    const year = date.getUTCFullYear();
    if (!Number.isNaN(date.getTime()) && year >= 1990 && year <= 2100) return date.toISOString();
  }
  warnings.add('date-broken', text);
  return null;
}

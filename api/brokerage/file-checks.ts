import { contrastFaults, leastContrast } from '@domain/brokerage/brand-colors';
import { didYouMean } from '@domain/kernel/did-you-mean';
import { slugify } from '@domain/kernel/text';
import { foldCode } from '@domain/property/property-code';
import { email } from '@domain/validation/email';
import { colour, maxLogoLength } from './brokerage-file';

type Path = readonly (string | number)[];
export interface CheckFault {
  path: Path;
  message: string;
}
type Fault = (path: Path, message: string) => void;

/**
 * Rules about more than one value. Takes the file's raw values, so that it finds these faults beside those of the
 * schema, in one pass.
 */
export function checkFile(given: unknown): CheckFault[] {
  const faults: CheckFault[] = [];
  const fault: Fault = (path, message) => void faults.push({ path, message });
  checkColours(given, fault);
  checkOffices(given, fault);
  for (const name of ['brokers', 'lists', 'banners', 'slides', 'articles', 'campaigns'] as const)
    checkSlugs(name, itemsIn(given, name), fault);
  checkCurators(given, fault);
  checkNotes(given, fault);
  checkRecipients(given, fault);
  return faults;
}

export const valueIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
export const itemsIn = (value: unknown, key: string): readonly unknown[] => {
  const items = valueIn(value, key);
  return Array.isArray(items) ? items : [];
};
const textIn = (value: unknown, key: string): string | undefined => {
  const text = valueIn(value, key);
  return typeof text === 'string' ? text.trim() : undefined;
};
const isGiven = (value: unknown, key: string) => valueIn(value, key) !== undefined;

export const brokerSlugs = (given: unknown): string[] =>
  itemsIn(given, 'brokers').map((broker) => slugOf(broker, 'name') ?? '');

/** undefined: neither slug nor title is a text, which the schema reports. */
function slugOf(item: unknown, title: 'name' | 'title'): string | undefined {
  const [own, named] = [textIn(item, 'slug'), textIn(item, title)];
  return own ?? (named === undefined ? undefined : slugify(named));
}

function checkColours(given: unknown, fault: Fault) {
  const colours = valueIn(given, 'colours');
  const [accent, onDark] = ['accent', 'onDark'].map((name) => colour.safeParse(valueIn(colours, name)).data);
  if (!accent) return;
  const faulty = new Set<string>();
  for (const { colour: name, ground, contrast } of contrastFaults({ accent, onDark })) {
    const path = isGiven(colours, name) ? name : 'accent';
    if (faulty.has(path)) continue;
    faulty.add(path);
    fault(
      ['colours', path],
      `não se lê sobre ${ground}: o contraste é ${decimal(Math.floor(contrast * 10) / 10)}:1, e precisa ser de ${decimal(leastContrast)}:1 (WCAG AA)`,
    );
  }
}

const decimal = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 1 });

function checkOffices(given: unknown, fault: Fault) {
  if (!textIn(given, 'logo') && (textIn(given, 'name')?.length ?? 0) > maxLogoLength)
    fault(['name'], `é longo para o logotipo: diga também logo, com até ${maxLogoLength} letras`);
  const offices = itemsIn(given, 'offices');
  const hasCreci = isGiven(given, 'creci');
  if (hasCreci && offices.length === 0)
    fault(['creci'], 'o CRECI aparece com o endereço: diga também offices');
  offices.forEach((office, index) => {
    if (!isGiven(office, 'creci') && !hasCreci)
      fault(['offices', index, 'creci'], 'falta o CRECI, aqui ou para todos os endereços');
  });
}

/** Banners and slides without a slug get a free one (`withSlugs`). */
const mayShareTitle: readonly string[] = ['banners', 'slides'];

function checkSlugs(name: string, items: readonly unknown[], fault: Fault) {
  const seen = new Set<string>();
  items.forEach((item, index) => {
    const slug = mayShareTitle.includes(name)
      ? textIn(item, 'slug')
      : slugOf(item, name === 'brokers' ? 'name' : 'title');
    if (slug === undefined) return;
    if (slug === '') fault([name, index], 'diga um slug: letras minúsculas, números e hífens');
    else if (seen.has(slug)) fault([name, index], `o slug '${slug}' já é de outro; diga um slug diferente`);
    seen.add(slug);
  });
}

/** The broker of a curated list is one of this file. */
function checkCurators(given: unknown, fault: Fault) {
  const slugs = brokerSlugs(given);
  itemsIn(given, 'lists').forEach((list, index) => {
    const broker = textIn(list, 'broker');
    if (broker === undefined || slugs.includes(broker)) return;
    fault(
      ['lists', index, 'broker'],
      `'${broker}' não é o slug de um consultor daqui${didYouMean(broker, slugs)}`,
    );
  });
}

function checkNotes(given: unknown, fault: Fault) {
  const seen = new Set<string>();
  itemsIn(given, 'notes').forEach((note, index) => {
    const code = valueIn(note, 'code');
    if (typeof code !== 'string' && typeof code !== 'number') return;
    const folded = foldCode(String(code));
    if (seen.has(folded)) fault(['notes', index, 'code'], 'este imóvel já tem uma nota');
    seen.add(folded);
  });
}

/** A recipient is an e-mail address, or a broker of this file with one. */
function checkRecipients(given: unknown, fault: Fault) {
  const [slugs, brokers] = [brokerSlugs(given), itemsIn(given, 'brokers')];
  const leads = valueIn(given, 'leads');
  if (typeof leads !== 'object' || leads === null) return;
  for (const kind of Object.keys(leads))
    itemsIn(leads, kind).forEach((person, index) => {
      if (typeof person !== 'string' || email.safeParse(person).success) return;
      const known = slugs.indexOf(person);
      if (known < 0)
        fault(
          ['leads', kind, index],
          `'${person}' não é um e-mail nem o slug de um consultor daqui${didYouMean(person, slugs)}`,
        );
      else if (!isGiven(brokers[known], 'email'))
        fault(['leads', kind, index], `o consultor '${person}' não tem email`);
    });
}

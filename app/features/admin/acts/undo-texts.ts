import type { LeftReason, StaffUndo } from '@contract/staff-undo';
import { counted, countedProperties } from '@domain/kernel/counts';
import { isOverrideField } from '@domain/property/override-names';
import { fieldName } from './act-texts';

/** Kinds of what is left that the sentence names. */
const named = 3;

/** 'Desfeito: papel. Ficou como está: quem atende, mudado depois por Bruno Serra.'; of a bulk 'Desfeito em 310 contatos.' */
export function undoSentence({ restored, left }: StaffUndo): string {
  const isOfProperties =
    left.items.some(({ subject }) => subject.startsWith('property:')) ||
    restored.fields.some(isOverrideField);
  const isOfRedirects =
    left.items.some(({ subject }) => subject.startsWith('redirect:')) || restored.fields.includes('redirect');
  const whole = isOfProperties
    ? countedProperties(restored.records)
    : isOfRedirects
      ? counted(restored.records, 'redirecionamento', 'redirecionamentos')
      : counted(restored.records, 'contato', 'contatos');
  const done =
    restored.records === 0
      ? 'Nada foi desfeito.'
      : restored.records === 1
        ? `Desfeito: ${restored.fields.map(fieldName).join(', ')}.`
        : `Desfeito em ${whole}.`;
  if (left.records === 0) return done;
  const isBulk = restored.records + left.records > 1;
  const texts = [
    ...new Set(left.items.map((item) => (isOfProperties && isBulk ? namedText(item) : leftText(item)))),
  ];
  const more = texts.length > named ? ' e outros' : '';
  const what =
    left.records === 1
      ? 'Ficou como está'
      : isOfProperties
        ? `${countedProperties(left.records)} ficaram como estão`
        : isOfRedirects
          ? counted(left.records, 'redirecionamento ficou como está', 'redirecionamentos ficaram como estão')
          : counted(left.records, 'contato ficou como está', 'contatos ficaram como estão');
  return `${done} ${what}: ${texts.slice(0, named).join('; ')}${more}.`;
}

type LeftItem = StaffUndo['left']['items'][number];

/** '18120, corretor, mudado depois por Bruno Serra' */
const namedText = (item: LeftItem): string =>
  item.name === null ? leftText(item) : `${item.name}, ${leftText(item)}`;

function leftText({ field, reason, by }: LeftItem): string {
  const why = reasonTexts[reason](by ? ` por ${by}` : '');
  return field === null ? why : `${fieldName(field)}, ${why}`;
}

const reasonTexts: Record<LeftReason, (by: string) => string> = {
  changed: (by) => `mudado depois${by}`,
  undone: (by) => `já desfeito${by}`,
  erased: () => 'valores apagados',
  gone: () => 'o que havia antes já não existe',
  final: () => 'não se desfaz',
};

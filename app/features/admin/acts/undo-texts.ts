import type { LeftReason, StaffUndo } from '@contract/staff-undo';
import { counted } from '@domain/kernel/counts';
import { fieldName } from './act-texts';

/** Kinds of what is left that the sentence names. */
const named = 3;

/** 'Desfeito: papel. Ficou como está: quem atende, mudado depois por Bruno Serra.'; of a bulk, of contacts alone, 'Desfeito em 310 contatos.' */
export function undoSentence({ restored, left }: StaffUndo): string {
  const done =
    restored.records === 0
      ? 'Nada foi desfeito.'
      : restored.records === 1
        ? `Desfeito: ${restored.fields.map(fieldName).join(', ')}.`
        : `Desfeito em ${counted(restored.records, 'contato', 'contatos')}.`;
  if (left.records === 0) return done;
  const texts = [...new Set(left.items.map(leftText))];
  const more = texts.length > named ? ' e outros' : '';
  const what =
    left.records === 1
      ? 'Ficou como está'
      : `${counted(left.records, 'contato ficou como está', 'contatos ficaram como estão')}`;
  return `${done} ${what}: ${texts.slice(0, named).join('; ')}${more}.`;
}

function leftText({ field, reason, by }: StaffUndo['left']['items'][number]): string {
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

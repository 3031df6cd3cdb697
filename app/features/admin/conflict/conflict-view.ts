import type { StaffConflict } from '@contract/staff-conflict';
import { recentMomentText } from '@domain/kernel/moment';

/** How a room names its fields, and shows their values. */
export interface FieldTexts {
  /** For the middle of a sentence: 'próximo passo'. A field without a name is not spoken of. */
  names: Readonly<Record<string, string>>;
  show(field: string, value: unknown): string;
  /** As the form posts it, where that is another value. */
  post?(field: string, value: unknown): unknown;
}

/** The page's texts. `changes`: what the form posts of the fields that their writer chooses. */
export function conflictView(
  conflict: StaffConflict,
  { names, show, post = (_, value) => value }: FieldTexts,
  now: Date,
) {
  const rows = conflict.fields.map(({ name, was, theirs, yours, ...writer }) => ({
    ...{ name, label: capital(names[name] ?? name), writer: writerText(writer, now) },
    ...{ was: show(name, was), theirs: show(name, theirs), yours: show(name, yours) },
  }));
  const writers = new Set(conflict.fields.map(({ by }) => by));
  return {
    rows,
    saved: savedSentences(conflict, names, now),
    /** null: several people, or one who is no longer known. */
    writer: writers.size === 1 ? conflict.fields[0]!.by : null,
    changes: JSON.stringify(
      Object.fromEntries(
        conflict.fields.map(({ name, theirs, yours }) => [
          name,
          { was: post(name, theirs), value: post(name, yours) },
        ]),
      ),
    ),
  };
}
export type ConflictView = ReturnType<typeof conflictView>;
export type ConflictRow = ConflictView['rows'][number];

/** 'Bruno Serra, hoje, 14h50' */
function writerText({ by, at }: { by: string | null; at: string | null }, now: Date): string {
  return [by ?? 'Outra pessoa', at && recentMomentText(new Date(at), now)].filter(Boolean).join(', ');
}

/** 'Guardado do seu: estado e nota.', 'De Bruno Serra, hoje, 14h50: próximo passo.' */
function savedSentences({ saved, others }: StaffConflict, names: FieldTexts['names'], now: Date): string[] {
  const listed = (fields: readonly string[]) =>
    new Intl.ListFormat('pt-BR').format([...new Set(fields.flatMap((field) => names[field] ?? []))]);
  const sentences = [
    { who: 'Guardado do seu', what: listed(saved) },
    ...others.map(({ fields, ...writer }) => ({
      who: `De ${writerText(writer, now)}`,
      what: listed(fields),
    })),
  ];
  return sentences.flatMap(({ who, what }) => (what ? [`${who}: ${what}.`] : []));
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

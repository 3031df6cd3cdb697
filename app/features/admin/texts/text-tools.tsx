import { useRef } from 'react';
import { acceptedTypes } from '~/features/photos/photo-upload';

/** Marks around or before what is chosen: `[before, after, sample]`. */
const tools = [
  ['Título', '## ', '', 'Título'],
  ['Negrito', '**', '**', 'palavras'],
  ['Link', '[', '](/imoveis)', 'palavras'],
  ['Citação', '> ', '\n> — Nome', 'O que a pessoa disse.'],
  ['Imóveis', '[imóveis: ', ', 3]', '/imoveis/venda'],
  ['Foto', '![', '](https://)', 'O que a foto mostra'],
] as const;
const ofLine: readonly string[] = ['Título', 'Citação', 'Imóveis', 'Foto'];

interface TextToolsProps {
  fieldId: string;
  onPhotos(files: File[]): unknown;
}

/** Buttons that write marks into the field, or upload a photo. */
export function TextTools({ fieldId, onPhotos }: TextToolsProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <div className="ferr com-scripts" role="toolbar" aria-label="Formatar" aria-controls={fieldId}>
      {tools.map(([label, before, after, sample]) => (
        <button
          type="button"
          onClick={() => writeMark(fieldId, { before, after, sample, isLine: ofLine.includes(label) })}
          key={label}
        >
          {label}
        </button>
      ))}
      <button type="button" onClick={() => files.current?.click()}>
        Foto do aparelho
      </button>
      {/* Without a name: no form sends it. */}
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label="Fotos para o texto"
        onChange={({ currentTarget: field }) => {
          const chosen = [...(field.files ?? [])];
          field.value = '';
          onPhotos(chosen);
        }}
      />
    </div>
  );
}

interface Mark {
  before: string;
  after: string;
  sample: string;
  isLine: boolean;
}

/** The chosen words, else the sample, are chosen then. */
export function writeMark(fieldId: string, { before, after, sample, isLine }: Mark): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: from, selectionEnd: to, value } = field;
  const chosen = value.slice(from, to) || sample;
  const needsLine = isLine && from > 0 && value[from - 1] !== '\n';
  const start = `${needsLine ? '\n\n' : ''}${before}`;
  field.focus();
  field.setRangeText(`${start}${chosen}${after}`, from, to, 'end');
  field.setSelectionRange(from + start.length, from + start.length + chosen.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

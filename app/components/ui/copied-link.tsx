import { useRef, useState } from 'react';
import { Drawing } from './icon';

interface CopiedLinkProps {
  id: string;
  label: string;
  url: string;
}

const copyPath = 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5';

/** Link with a copy button; without scripts, a field to copy from. A new `key` resets it. */
export function CopiedLink({ id, label, url }: CopiedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      <div className="copiar">
        <input
          className="entrada"
          id={id}
          ref={field}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="bt bt--2 com-scripts"
          onClick={() => void copy(url, field.current!).then(setCopied)}
        >
          <Drawing path={copyPath} small />
          <span className="troca" aria-live="polite" data-copiado={isCopied || undefined}>
            <span>Copiar</span>
            <span>Copiado</span>
          </span>
        </button>
      </div>
    </div>
  );
}

/** Falls back to `execCommand`; if that fails too, the link stays selected. */
async function copy(url: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

import { useEffect, useRef } from 'react';

/** Shown if geolocation fails (spec 1 §10). */
export function DeniedNotice({ id, onClose }: { id: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      className="sugestoes__aviso"
    >
      <p className="sugestoes__chamada" id={`${id}-t`}>
        Não foi possível acessar sua localizaçao
      </p>
      <p id={`${id}-d`}>Permita o acesso à localização no seu navegador ou digite o endereço.</p>
      <button type="button" className="bt bt--2 bt--c" ref={button} onClick={onClose}>
        Ok
      </button>
    </div>
  );
}

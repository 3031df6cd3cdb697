import { PrintIcon } from './print-icon';
import { useScriptsRun } from './use-scripts-run.browser';

/** Opens the browser's print window; without scripts the browser's own menu does. */
export function PrintButton({ className = 'bt bt--1 bt--c' }: { className?: string }) {
  if (!useScriptsRun()) return <span className="suave">Para imprimir, use o menu do navegador.</span>;
  return (
    <button type="button" className={className} onClick={() => window.print()}>
      <PrintIcon />
      Imprimir
    </button>
  );
}

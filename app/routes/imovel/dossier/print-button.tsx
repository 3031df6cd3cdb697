import { useScriptsRun } from '~/components/ui/use-scripts-run.browser';

/** Opens the browser's print window; without scripts the browser's own menu does. */
export function PrintButton() {
  if (!useScriptsRun()) return <span className="suave">Para imprimir, use o menu do navegador.</span>;
  return (
    <button type="button" className="bt bt--1 bt--c" onClick={() => window.print()}>
      Imprimir
    </button>
  );
}

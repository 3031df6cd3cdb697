import { PrintIcon } from './print-icon';

/** From 768 px on, with scripts (actions.css): phones print by their share sheet. */
export const PrintButton = () => (
  <button type="button" className="elo menor com-scripts imprimir" onClick={() => window.print()}>
    <PrintIcon />
    Imprimir
  </button>
);

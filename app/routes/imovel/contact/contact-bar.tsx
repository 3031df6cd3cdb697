import { contactId } from './property-contact';

interface ContactBarProps {
  label: string;
  /** null: no price may be shown. */
  amount: string | null;
  isInterest: boolean;
}

/** Sticky bar on phones with price and link to the form (brief §9, 'Price block'). */
export function ContactBar({ label, amount, isInterest }: ContactBarProps) {
  return (
    <aside className="fixa-m fixa-m--preco" aria-label="Preço e visita">
      <div>
        <p className="nota">{label}</p>
        {amount && <p className="preco">{amount}</p>}
      </div>
      <a className="bt bt--1 bt--c" href={`#${contactId}`}>
        {isInterest ? 'Tenho interesse' : 'Agendar visita'}
      </a>
    </aside>
  );
}

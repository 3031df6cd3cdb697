import { contactId } from './property-contact';

interface ContactBarProps {
  /** 'Venda' */
  label: string;
  /** null where no price may be shown. */
  amount: string | null;
  /** Whether only interest may be told. */
  isInterest: boolean;
}

/** On phones the price and the way to the form stay at the window's edge (brief §9, 'Price block'). */
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
